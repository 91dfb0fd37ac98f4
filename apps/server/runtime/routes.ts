import { type BasicEvent, EVENTS_AT_ONCE, EVENTS_PATH } from '@lerret/api'
import { partnerSite, type Showing, type SiteConfig } from '@lerret/model'
import { showingView } from '@lerret/page-engine'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { readAllStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { type SentOnce, sendOnce, sentOnce } from '../http/sent-once.ts'
import { createVersionMemory } from '../http/version-memory.ts'

export interface RuntimeParts {
  db: Queryable
  /** Which content is public now. */
  revision: () => Promise<number>
}

const REMEMBERED_ANSWERS = 500

/**
 * The runtime data API: what is true of showings now, for pages that were made a while ago. An answer is made once for each revision
 * of the content, and sent once to each browser.
 */
export function registerRuntime(app: FastifyInstance, { db, revision }: RuntimeParts) {
  const remembered = createVersionMemory<SentOnce>(REMEMBERED_ANSWERS)
  app.get<{ Params: { site: string }; Querystring: { keys?: string } }>(
    EVENTS_PATH,
    async ({ params: { site }, query, headers }, reply) => {
      const ids = keysOf(query.keys)
      const answer = await remembered(await revision(), [site, ...ids].join(','), async () =>
        sentOnce(await readEvents(db, site, ids)),
      )
      return sendOnce(reply.header('cache-control', 'no-cache'), headers, answer)
    },
  )
}

async function readEvents(db: Queryable, name: string, ids: string[]): Promise<BasicEvent[]> {
  const [stored] = await readAllStable(db, 'site')
  const site = stored?.body as SiteConfig | undefined
  if (!site || partnerSite(site.partners[0] as number) !== name)
    throw new AppError('site_not_found', `There is no site "${name}" here.`)
  const showings = await readAllStable(db, 'event', ids)
  return showings.map(({ body }) => basicEvent(body as Showing, site))
}

function basicEvent(showing: Showing, site: SiteConfig): BasicEvent {
  const view = showingView(showing, site)
  const { id, startsAt, endsAt, hall, ticketStatus, saleOpensAt, state, previousStart } = view
  const { priceFrom, purchaseHref } = view
  return {
    ...{ id, startsAt, endsAt, hall, ticketStatus, saleOpensAt, state, previousStart },
    ...{ priceFrom, purchaseHref },
  }
}

function keysOf(keys: unknown): string[] {
  const ids = typeof keys === 'string' ? [...new Set(keys.split(',').filter(Boolean))] : []
  if (ids.length === 0)
    throw new AppError('request_invalid', 'keys: the ids of showings, separated by commas.')
  if (ids.length > EVENTS_AT_ONCE)
    throw new AppError(
      'request_invalid',
      `keys: at most ${EVENTS_AT_ONCE} ids in one call, not ${ids.length}.`,
    )
  return ids
}
