import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { fetchFilmFacts, readFilmFacts } from '../../film-facts/store.ts'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../http/contracts.ts'

export function registerFilmFactsRoutes(scope: FastifyInstance, { db, provider, now }: House) {
  addRoute(scope, deskContracts.filmFacts, ({ params: { id } }) => readFilmFacts(db, id))
  addRoute(scope, deskContracts.fetchFilmFacts, async ({ params: { id }, body }) => {
    return fetchFilmFacts({ db, fetch: provider.fetch, now: now() }, { productionId: id, ...body })
  })
}
