import { queryOptions } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'

/** Whether one's own log-in has a password and needs a code. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => callDesk('twoFactor', { signal }),
})
