import { createOutboundFetch, type Fetch } from '../../../platform/outbound/fetch.ts'

/** Fetches from public addresses, and from these origins. A season's programme is half a megabyte. */
export const createProviderFetch = (trustedOrigins: readonly string[]): Fetch =>
  createOutboundFetch({
    trustedOrigins,
    setting: 'TICKETING_ORIGIN',
    timeoutMs: 10_000,
    maxBytes: 5_000_000,
  })
