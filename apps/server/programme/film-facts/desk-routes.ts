import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { fetchFilmFacts, readFilmFacts } from './store.ts'

export function registerFilmFactsRoutes(scope: FastifyInstance, { db, provider, now }: House) {
  addRoute(scope, deskContracts.filmFacts, ({ params: { id } }) => readFilmFacts(db, id))
  addRoute(scope, deskContracts.fetchFilmFacts, async ({ params: { id }, body }) => {
    return fetchFilmFacts({ db, fetch: provider.fetch, now: now() }, { productionId: id, ...body })
  })
}
