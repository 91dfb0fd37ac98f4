import { runtimeContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queryable } from '../db/connection.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { createRateLimiter, toNetwork } from '../security/rate-limiter.ts'
import { countItem } from './store.ts'

/** Enough for an eager visitor, and too little for a script to inflate the counts. */
const COUNT_LIMIT = { max: 60, windowMs: 60_000 }

/** First-party counting without cookies or personal data. Networks are held in memory for a minute, for the rate limit. */
export function registerCounting(
  server: FastifyInstance,
  { db, live, now }: { db: Queryable; live: () => LiveRelease; now: () => Date },
) {
  const limiter = createRateLimiter(COUNT_LIMIT)
  server.withTypeProvider<ZodTypeProvider>().route({
    ...runtimeContracts.count,
    async handler({ body, ip, headers }, reply) {
      const isOurs = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
      const isPage = live().release.pages.has(body.item.listName)
      // The same reply whether it was counted or not.
      if (isOurs && isPage && limiter.allow(toNetwork(ip), now())) await countItem(db, body, now())
      return reply.code(204).send()
    },
  })
}
