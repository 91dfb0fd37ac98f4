import { searchContracts } from '@lerret/api/contracts'
import { SEARCH_PAGE_SIZE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createCachedReply, sendCachedReply } from '../http/cached-reply.ts'
import type { Searcher } from './searcher.ts'

/** What the search page shows, and what the search field suggests, for programs. The content changes with a release. */
export function registerSearch(server: FastifyInstance, searcher: Searcher) {
  const app = server.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...searchContracts.search,
    async handler({ query: { q, skip }, headers }, reply) {
      const found =
        q === ''
          ? { total: 0, hits: [], isNear: false }
          : await searcher.inTurn(() => searcher.search({ query: q, skip, take: SEARCH_PAGE_SIZE }))
      return sendCachedReply(reply.header('cache-control', KEPT), headers, createCachedReply(found))
    },
  })
  app.route({
    ...searchContracts.suggestions,
    async handler({ query: { q }, headers }, reply) {
      const found = await searcher.inTurn(() => searcher.suggest(q))
      return sendCachedReply(reply.header('cache-control', KEPT), headers, createCachedReply(found))
    },
  })
}

const KEPT = 'public, max-age=60'
