import type { SheetColumns } from '@lerret/model'
import { importWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { getCallPath } from '../../data/calls.ts'
import { postFile } from '../../data/post-file.ts'
import { IMPORTS_KEY } from '../import-data.ts'

export type SheetPreview = CallReply<'previewSheet'>

/** Uploads a sheet, and returns how it is read. */
export const useSheetUpload = (onProgress: (fraction: number) => void) =>
  useMutation({
    mutationFn: async (file: File) => ({
      name: file.name,
      preview: (await postFile(getCallPath('uploadSheet'), file, onProgress)) as SheetPreview,
    }),
  })

/** Reads an uploaded sheet again, with other columns. */
export const useSheetPreview = (id: string) =>
  useMutation({
    mutationFn: (columns: SheetColumns) => callDesk('previewSheet', { params: { id }, body: { columns } }),
  })

export function useStartSheetImport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; columns: SheetColumns }) =>
      callDesk('startSheetImport', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: IMPORTS_KEY }),
  })
}

type RowProblem = SheetPreview['unreadable']['items'][number]['problem']

/** Why a row cannot be read. */
export const ROW_PROBLEMS: Readonly<Record<RowProblem, string>> = {
  title: words.rowTitle,
  date: words.rowDate,
  weekday: words.rowWeekday,
  time: words.rowTime,
  several: words.rowSeveral,
  double: words.rowDouble,
}
