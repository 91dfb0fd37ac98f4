import { searchContracts } from '@lerret/api/contracts'
import { SEARCH_PAGE_SIZE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import { sendOnce, sentOnce } from '../http/sent-once.ts'
import type { Searcher } from './searcher.ts'

/** What the search page shows, and what the search field suggests, for programs. The content changes with a release. */
export function registerSearch(app: FastifyInstance, searcher: Searcher) {
  app.get(searchContracts.search.url, async ({ query, headers }, reply) => {
    const { q, skip } = searchContracts.search.schema.querystring.parse(query)
    const found =
      q === ''
        ? { total: 0, hits: [], isNear: false }
        : await searcher.inTurn(() => searcher.search({ query: q, skip, take: SEARCH_PAGE_SIZE }))
    return sendOnce(reply.header('cache-control', KEPT), headers, sentOnce(found))
  })
  app.get(searchContracts.suggestions.url, async ({ query, headers }, reply) => {
    const { q } = searchContracts.suggestions.schema.querystring.parse(query)
    const found = await searcher.inTurn(() => searcher.suggest(q))
    return sendOnce(reply.header('cache-control', KEPT), headers, sentOnce(found))
  })
}

const KEPT = 'public, max-age=60'
