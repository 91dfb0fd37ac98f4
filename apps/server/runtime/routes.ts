import type { BasicEvent } from '@lerret/api'
import { runtimeContracts } from '@lerret/api/contracts'
import { partnerSite, type Showing, type SiteConfig } from '@lerret/model'
import { showingView } from '@lerret/page-engine'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../app-error.ts'
import { readAllStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'

/** The runtime data API: what is true of showings now, for pages that were made a while ago. */
export function registerRuntime(server: FastifyInstance, db: Queryable) {
  server.withTypeProvider<ZodTypeProvider>().route({
    ...runtimeContracts.events,
    async handler({ params, query }, reply) {
      reply.header('cache-control', 'no-store')
      return readEvents(db, params.site, query.keys)
    },
  })
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
