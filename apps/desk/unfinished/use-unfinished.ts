import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { useStaff } from '../data/session.ts'
import { listenForJournal, readEntries } from '../editing/browser-journal.ts'
import type { StoredEntry } from '../editing/session/stored-journal.ts'
import { mergeUnfinished, type UnfinishedWork } from './unfinished-work.ts'

export interface Unfinished {
  /** undefined until the browser's own list has been read. */
  work: UnfinishedWork[] | undefined
  /** Whether the server's list is missing. */
  isIncomplete: boolean
  refresh(): Promise<void>
}

/** What the signed-in person has not finished, in this browser and on the server. */
export function useUnfinished(): Unfinished {
  const { email } = useStaff()
  const queryClient = useQueryClient()
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: ['unfinished'] }),
    [queryClient],
  )
  useEffect(() => listenForJournal(() => void refresh()), [refresh])
  const here = useQuery({
    queryKey: ['unfinished', 'here', email],
    queryFn: () => readUnsent(email),
    networkMode: 'always',
    staleTime: 0,
  })
  const onServer = useQuery({
    queryKey: ['unfinished', 'server'],
    queryFn: ({ signal }) => callDesk('unfinishedWork', { signal }),
    staleTime: 0,
  })
  return {
    work: here.data && mergeUnfinished(here.data, onServer.data ?? []),
    isIncomplete: onServer.isError && !onServer.data,
    refresh,
  }
}

/** What is only in this browser. A browser that allows no database has nothing. */
export const readUnsent = (email: string): Promise<StoredEntry[]> => readEntries(email).catch(() => [])
