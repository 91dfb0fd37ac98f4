import { importWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { getCallPath } from '../data/calls.ts'
import { postFile } from '../data/post-file.ts'

export type ImportRun = CallReply<'imports'>[number]
export type ImportReport = NonNullable<ImportRun['report']>

export const IMPORTS_KEY = ['imports']
const POLL_MS = 1000

/** The last imports. While one runs, they are read every second. */
export const useImports = () =>
  useQuery({
    queryKey: IMPORTS_KEY,
    queryFn: ({ signal }) => callDesk('imports', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  })

export const isRunning = ({ finishedAt }: ImportRun) => finishedAt === null

/** Starts an import from an address. */
export function useStartImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => callDesk('startImport', { body: { address } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: IMPORTS_KEY }),
  })
}

/** Starts an import from a file. */
export function useStartFileImport(onProgress: (fraction: number) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => postFile(getCallPath('startFileImport'), file, onProgress),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: IMPORTS_KEY }),
  })
}

/** Sentences for the codes of errors, of calls and of imports that ended. */
export const IMPORT_PROBLEMS: Readonly<Record<string, string>> = {
  import_running: words.problemRunning,
  import_source_unknown: words.problemUnknownSource,
  import_file_invalid: words.problemFile,
  import_workbook_too_large: words.problemWorkbookTooLarge,
  import_refused: words.problemRefused,
  import_robots: words.problemRobots,
  import_sheet_columns: words.problemColumns,
  import_sheet_too_slow: words.problemSheetTooSlow,
  import_file_gone: words.problemFileGone,
  outbound_address_refused: words.problemAddress,
  outbound_url_invalid: words.addressBad,
  outbound_unreachable: words.problemUnreachable,
  outbound_timeout: words.problemUnreachable,
  outbound_redirect_refused: words.problemUnreachable,
  upload_too_large: words.problemTooLarge,
  request_invalid: words.addressBad,
}
