import { runtimeContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queryable } from '../db/connection.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { createRateLimiter, toNetwork } from '../security/rate-limiter.ts'
import { countItem } from './store.ts'

/** A visitor who reads eagerly, and not a program that makes figures up. */
const LIMIT = { max: 60, windowMs: 60_000 }

/** First-party counting: no cookie, no person. The network it comes from is kept in memory for a minute, against flooding. */
export function registerCounting(
  server: FastifyInstance,
  { db, live, now }: { db: Queryable; live: () => LiveRelease; now: () => Date },
) {
  const limiter = createRateLimiter(LIMIT)
  server.withTypeProvider<ZodTypeProvider>().route({
    ...runtimeContracts.count,
    async handler({ body, ip, headers }, reply) {
      const isOurs = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
      const isPage = live().release.pages.has(body.item.listName)
      // Nobody waits for the answer; what is not counted is told the same.
      if (isOurs && isPage && limiter.allow(toNetwork(ip), now())) await countItem(db, body, now())
      return reply.code(204).send()
    },
  })
}
