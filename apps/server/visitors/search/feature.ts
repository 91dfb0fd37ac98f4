import { searchContracts } from '@lerret/api/contracts'
import { SEARCH_PAGE_SIZE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { createCachedReply, sendCachedReply } from '../../platform/http/replies/cached-reply.ts'

/** The results of the search page and the suggestions of the search field as JSON. They change with a release. */
export const search: Feature = { routes: registerSearch }

function registerSearch(
  server: FastifyInstance,
  { searcher, countMissedSearch }: Pick<House, 'searcher' | 'countMissedSearch'>,
) {
  addRoute(server, searchContracts.search, async (request, reply) => {
    const { q, skip, lang } = request.query
    const result =
      q === ''
        ? { total: 0, hits: [], isNear: false }
        : await searcher.runQueued(() =>
            searcher.search({ query: q, skip, take: SEARCH_PAGE_SIZE, language: lang }),
          )
    if (q !== '' && result.total === 0) countMissedSearch(q, request)
    return sendCachedReply(
      reply.header('cache-control', CACHE_CONTROL),
      request.headers,
      createCachedReply(result),
    )
  })
  addRoute(server, searchContracts.suggestions, async ({ query: { q, lang }, headers }, reply) => {
    const result = await searcher.runQueued(() => searcher.suggest(q, lang))
    return sendCachedReply(reply.header('cache-control', CACHE_CONTROL), headers, createCachedReply(result))
  })
}

const CACHE_CONTROL = 'public, max-age=60'
