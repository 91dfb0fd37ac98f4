import { type PlatformEvent, type PlatformSite, platformContracts } from '@lerret/api/contracts'
import { type Production, runtimeSiteName, type Showing, type SiteConfig } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import { findPublicSite } from '../../content/house/site-records.ts'
import { readAllStable } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { Database } from '../../platform/db/connection.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { setPageHeaders } from '../../platform/http/pagination.ts'
import { getPublicSite, readRecordPage } from '../management-api/store.ts'

/** The platform data API: the sites and their showings, for clients with its name and password. */
export const platformApi: Feature = { routes: registerPlatform }

function registerPlatform(server: FastifyInstance, { db }: Pick<House, 'db'>) {
  server.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    addRoute(scope, platformContracts.sites, async () => {
      const site = await findPublicSite(db)
      return site ? [platformSite(site)] : []
    })
    addRoute(scope, platformContracts.siteEvents, async (request, reply) => {
      await getPublicSite(db, request.params.siteId)
      const { take, after } = request.query
      const page = await readRecordPage(db, { kind: 'event', isStable: true, take, after })
      reply.header('cache-control', 'private, no-cache')
      if (setPageHeaders(request, reply, page) === 'cached') return reply.code(304).send(undefined)
      return withProductions(db, page.bodies as Showing[])
    })
  })
}

const platformSite = (site: SiteConfig): PlatformSite => {
  const { id, title, host, aliases, stage, published, partners } = site
  const runtimeSite = runtimeSiteName(partners[0] as number)
  return { id, title, host, aliases, stage, published, partners, runtimeSite }
}

/** Clients filter showings by properties of their production, so each showing has a summary of it. */
async function withProductions(db: Database, showings: readonly Showing[]): Promise<PlatformEvent[]> {
  const ids = [...new Set(showings.map(({ productionId }) => productionId))]
  const stored = ids.length === 0 ? [] : await readAllStable(db, 'production', ids)
  const productions = new Map(stored.map(({ id, body }) => [id, body as Production]))
  return showings.map((showing) => ({
    ...showing,
    production: summary(productions.get(showing.productionId)),
  }))
}

function summary(production: Production | undefined): PlatformEvent['production'] {
  if (!production) return null
  const { id, object, objectClass, title, parentSlug, pageReference } = production
  return { id, object, objectClass, title, parentSlug, pageReference }
}
