import type { SiteTicketing } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { createProvider } from './adapters/create-provider.ts'
import { describeMessages, failureNotice, keyNotice, unreadableNotice } from './notices.ts'
import type { TicketingKey } from './provider/provider.ts'

const TIMEOUT_MS = 20_000
const MAX_LISTED_SHOWINGS = 3

/** The means by which the server reaches ticketing providers. */
export interface ProviderConnection {
  fetch: Fetch
  key: TicketingKey | undefined
  /** Origins that the operator has chosen. */
  trustedOrigins: readonly string[]
}

/** Reads a provider's feed once, without storing anything, and lists the next showings or what is wrong. */
export async function tryProvider(
  ticketing: Pick<SiteTicketing, 'feed' | 'venueId'>,
  connection: ProviderConnection,
  { words, now }: { words: Words; now: Date },
) {
  const provider = createProvider(ticketing, { ...connection, now })
  if (!provider) return { problem: null, showings: 0, next: [] }
  const keyMessages = provider.isKeyWithheld ? keyNotice(provider.origin).messages : []
  try {
    const { showings, productions, unreadable = [] } = await provider.read(AbortSignal.timeout(TIMEOUT_MS))
    const titles = new Map(productions.map(({ id, title }) => [id, title]))
    const next = showings
      .filter(({ startsAt }) => Date.parse(startsAt) >= +now)
      .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
      .slice(0, MAX_LISTED_SHOWINGS)
      .map(({ productionId, startsAt, hall }) => ({
        title: titles.get(productionId) ?? productionId,
        startsAt,
        hall: hall || words.feedHall,
      }))
    const messages = [...keyMessages, ...(unreadableNotice(provider.origin, unreadable)?.messages ?? [])]
    return { problem: describeMessages(messages, words) || null, showings: showings.length, next }
  } catch (error) {
    const messages = [...failureNotice(error).messages, ...keyMessages]
    return { problem: describeMessages(messages, words), showings: 0, next: [] }
  }
}
