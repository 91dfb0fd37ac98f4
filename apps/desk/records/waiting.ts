import { CONTENT_KINDS } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'

const KINDS = CONTENT_KINDS.join(',')

const MAX_SHOWN = 200

/** What visitors do not see yet: drafts, changes and deletions. */
export const useWaitingRecords = () =>
  useQuery({
    queryKey: ['waiting-records'],
    queryFn: ({ signal }) =>
      callDesk('contentList', { query: { kinds: KINDS, state: 'waiting', take: String(MAX_SHOWN) }, signal }),
  })

/** What is planned, the first one first. */
export const usePlannedRecords = () =>
  useQuery({
    queryKey: ['planned-records'],
    queryFn: ({ signal }) =>
      callDesk('contentList', {
        query: { kinds: KINDS, state: 'planned', order: 'planned', take: '20' },
        signal,
      }),
  })
