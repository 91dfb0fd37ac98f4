import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'
import { useStaff } from '../data/session.ts'

const KINDS = CONTENT_KINDS.join(',')

/** Kinds that only admins publish. A test compares with the contracts, which are not imported in browsers. */
export const ADMIN_KINDS: readonly ContentKind[] = ['settings', 'theme', 'host', 'partners', 'ticketing']

const EDITOR_KINDS = CONTENT_KINDS.filter((kind) => !ADMIN_KINDS.includes(kind)).join(',')

const MAX_SHOWN = 200

/** What visitors do not see yet and the person may publish, or an editor for a contributor: drafts, changes and deletions. */
export function useWaitingRecords() {
  const { role } = useStaff()
  const kinds = role === 'admin' ? KINDS : EDITOR_KINDS
  return useQuery({
    queryKey: ['waiting-records', kinds],
    queryFn: ({ signal }) =>
      callDesk('contentList', { query: { kinds, state: 'waiting', take: String(MAX_SHOWN) }, signal }),
  })
}

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
