import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../errors/app-error.ts'
import { tryProvider } from '../../ticketing/try-provider.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { getDeskWords } from '../desk-words.ts'
import { deskRoute } from '../roles.ts'

export function registerTicketingRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { providerConnection, now } = dependencies
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.tryTicketing),
    async handler(request) {
      if (!providerConnection)
        throw new AppError('ticketing_unavailable', 'This server reads no ticketing provider.')
      const words = getDeskWords(request, dependencies)
      return tryProvider(request.body, providerConnection, { words, now: now() })
    },
  })
}
