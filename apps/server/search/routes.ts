import { SEARCH_PAGE_SIZE } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/connection.ts'
import { search } from './search.ts'
import { SearchQuestion } from './search-page.ts'

/** `/search?q=…&skip=…`: what the page shows, for programs. */
export function registerSearch(app: FastifyInstance, db: Queryable) {
  app.get('/search', async (request) => {
    const { data } = SearchQuestion.safeParse(request.query)
    if (!data?.q) return { total: 0, hits: [] }
    return search(db, { query: data.q, skip: data.skip, take: SEARCH_PAGE_SIZE })
  })
}
