import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { fetchFilmFacts, readFilmFacts } from './store.ts'

/** Facts about films from other services. */
export const filmFacts: Feature = { deskCalls: registerFilmFactsRoutes }

function registerFilmFactsRoutes(scope: FastifyInstance, { db, provider, now }: House) {
  addRoute(scope, deskContracts.filmFacts, ({ params: { id } }) => readFilmFacts(db, id))
  addRoute(scope, deskContracts.fetchFilmFacts, async ({ params: { id }, body }) => {
    return fetchFilmFacts({ db, fetch: provider.fetch, now: now() }, { productionId: id, ...body })
  })
}
