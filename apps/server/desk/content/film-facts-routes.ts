import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../errors/app-error.ts'
import { fetchFilmFacts, readFilmFacts } from '../../film-facts/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute } from '../roles.ts'

export function registerFilmFactsRoutes(
  scope: FastifyInstance,
  { db, providerConnection, now }: DeskDependencies,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...deskRoute(deskContracts.filmFacts),
    handler: ({ params: { id } }) => readFilmFacts(db, id),
  })
  app.route({
    ...deskRoute(deskContracts.fetchFilmFacts),
    async handler({ params: { id }, body }) {
      if (!providerConnection)
        throw new AppError('ticketing_unavailable', 'This server asks no other services.')
      const { fetch } = providerConnection
      return fetchFilmFacts({ db, fetch, now: now() }, { productionId: id, ...body })
    },
  })
}
