import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { fetchFilmFacts, readFilmFacts } from '../../film-facts/store.ts'
import { addRoute } from '../../http/contracts.ts'
import type { DeskDependencies } from '../dependencies.ts'

export function registerFilmFactsRoutes(
  scope: FastifyInstance,
  { db, providerConnection, now }: DeskDependencies,
) {
  addRoute(scope, deskContracts.filmFacts, ({ params: { id } }) => readFilmFacts(db, id))
  addRoute(scope, deskContracts.fetchFilmFacts, async ({ params: { id }, body }) => {
    if (!providerConnection)
      throw new AppError('ticketing_unavailable', 'This server asks no other services.')
    const { fetch } = providerConnection
    return fetchFilmFacts({ db, fetch, now: now() }, { productionId: id, ...body })
  })
}
