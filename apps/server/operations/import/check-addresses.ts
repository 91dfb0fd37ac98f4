import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import type { KnownAddress } from '../../visitors/old-addresses/store.ts'

/** An address of the old site that visitors do not find on the new one. */
export interface LostAddress extends KnownAddress {
  reason: string
}

const CONCURRENT_REQUESTS = 8

/**
 * Asks the new site for each address of the old one. An address is found when it answers 200, or 301 to an address that answers 200.
 */
export async function checkAddresses(
  addresses: readonly KnownAddress[],
  {
    ask,
    onProgress,
  }: { ask: (path: string) => Promise<Answer>; onProgress(progress: { done: number; total: number }): void },
): Promise<LostAddress[]> {
  const lost: LostAddress[] = []
  const waiting = addresses.values()
  let done = 0
  async function work() {
    for (const known of waiting) {
      const reason = await findReason(toPath(known.address), ask)
      if (reason) lost.push({ ...known, reason })
      done += 1
      onProgress({ done, total: addresses.length })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work))
  return lost.sort((a, b) => (a.address < b.address ? -1 : 1))
}

export interface Answer {
  status: number
  location: string | null
}

/** Asks for the head of a page at an origin. */
export function createAsk(origin: string) {
  const fetch = createOutboundFetch({
    trustedOrigins: [origin],
    setting: 'DATA_DIR',
    timeoutMs: 60_000,
    maxBytes: 1_000_000,
    returnsRedirects: true,
  })
  return async (path: string): Promise<Answer> => {
    const { status, headers } = await fetch(origin + path, { method: 'HEAD' })
    return { status, location: headers.get('location') }
  }
}

async function findReason(path: string, ask: (path: string) => Promise<Answer>): Promise<string | null> {
  const { status, location } = await ask(path)
  if (status === 200) return null
  if (status !== 301) return `answers ${status}`
  const target = toPath(location ?? '')
  const { status: targetStatus } = await ask(target)
  return targetStatus === 200 ? null : `leads to ${target}, which answers ${targetStatus}`
}

/** The path of an address, encoded for a request. The host is left out: the old site may have had another one. */
function toPath(address: string): string {
  const url = URL.parse(address.trim(), 'http://old.example')
  return url ? url.pathname + url.search : '/'
}
