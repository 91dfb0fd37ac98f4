import { type PlatformEvent, type PlatformSite, platformContracts } from '@lerret/api/contracts'
import { type Production, runtimeSiteName, type Showing, type SiteConfig } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readAllStable } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { setPageHeaders } from '../http/pagination.ts'
import { requireBasic } from '../identity/guards.ts'
import { findPublicSite, getPublicSite, readPart } from '../management-api/store.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'

export interface PlatformParts {
  db: Database
  credentials: { username: string; password: string }
  tries: SecretAttempts
}

/** The platform data API: which sites there are and what is on, for programs with its name and password. */
export function registerPlatform(server: FastifyInstance, { db, credentials, tries }: PlatformParts) {
  server.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>()
    app.addHook('onRequest', requireBasic(credentials, tries))
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.route({
      ...platformContracts.sites,
      async handler() {
        const site = await findPublicSite(db)
        return site ? [platformSite(site)] : []
      },
    })
    app.route({
      ...platformContracts.siteEvents,
      async handler(request, reply) {
        await getPublicSite(db, request.params.siteId)
        const { take, after } = request.query
        const part = await readPart(db, { kind: 'event', isStable: true, take, after })
        reply.header('cache-control', 'private, no-cache')
        if (setPageHeaders(request, reply, part) === 'cached') return reply.code(304).send(undefined)
        return withProductions(db, part.bodies as Showing[])
      },
    })
  })
}

const platformSite = (site: SiteConfig): PlatformSite => {
  const { id, title, host, aliases, stage, published, partners } = site
  const runtimeSite = runtimeSiteName(partners[0] as number)
  return { id, title, host, aliases, stage, published, partners, runtimeSite }
}

/** Showings are filtered by facts of what they are showings of, so each carries them. */
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
