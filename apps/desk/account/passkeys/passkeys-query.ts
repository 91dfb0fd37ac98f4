import { queryOptions } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'

/** One's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callDesk('ownPasskeys', { signal }),
})
