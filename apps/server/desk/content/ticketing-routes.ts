import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../errors/app-error.ts'
import { tryProvider } from '../../ticketing/try-provider.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute } from '../roles.ts'

export function registerTicketingRoutes(
  scope: FastifyInstance,
  { providerConnection, words, now }: DeskDependencies,
) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.tryTicketing),
    async handler({ body }) {
      if (!providerConnection)
        throw new AppError('ticketing_unavailable', 'This server reads no ticketing provider.')
      return tryProvider(body, providerConnection, { words: words(), now: now() })
    },
  })
}
