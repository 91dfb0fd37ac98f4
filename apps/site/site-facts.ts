import { SITE_FACTS_PATH, type SiteFacts } from '@lerret/model'

/** Pages in another language than the house's name the address of their facts. */
export async function fetchSiteFacts(address = SITE_FACTS_PATH): Promise<SiteFacts | null> {
  try {
    const reply = await fetch(address)
    const facts = (await reply.json()) as Partial<SiteFacts> | null
    return reply.ok && Array.isArray(facts?.redirects) && Array.isArray(facts.searchPaths)
      ? (facts as SiteFacts)
      : null
  } catch {
    return null
  }
}

/** The visitor's clock. A demo house may have a fixed time instead. */
export function createClock({ standsStillAt }: SiteFacts): () => number {
  const fixedTime = standsStillAt === null ? null : Date.parse(standsStillAt)
  return () => fixedTime ?? Date.now()
}
