import { queryOptions } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'
import { isBeingSent, type ListedNewsletter } from './describe-newsletter.ts'

const SENDING_REFRESH_MS = 2000
const PLANNED_REFRESH_MS = 15_000

export const newslettersQuery = queryOptions({
  queryKey: ['newsletters'],
  queryFn: ({ signal }) => callDesk('newsletters', { signal }),
  refetchInterval: ({ state }) => findRefreshInterval(state.data?.items ?? []),
})

export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: ['newsletter', id],
    queryFn: ({ signal }) => callDesk('newsletter', { params: { id }, signal }),
    refetchInterval: ({ state }) => findRefreshInterval(state.data ? [state.data] : []),
    // An editor starts with what the server has, not with what was read before the last changes.
    gcTime: 0,
  })

function findRefreshInterval(newsletters: readonly ListedNewsletter[]): number | false {
  if (newsletters.some(isBeingSent)) return SENDING_REFRESH_MS
  return newsletters.some(({ state }) => state === 'planned') && PLANNED_REFRESH_MS
}
