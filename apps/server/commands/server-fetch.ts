import { createOutboundFetch, type Fetch } from '../platform/outbound/fetch.ts'

/** Fetches from a Lerret that the operator chose by its address: lists, original pictures, and publishing, which takes its time. */
export const createServerFetch = (url: string): Fetch =>
  createOutboundFetch({
    trustedOrigins: [new URL(url).origin],
    setting: '--from',
    timeoutMs: 600_000,
    maxBytes: 500_000_000,
  })
