import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { addRoute } from '../../http/contracts.ts'
import { tryProvider } from '../../ticketing/try-provider.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { getDeskWords } from '../desk-words.ts'

export function registerTicketingRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { providerConnection, now } = dependencies
  addRoute(scope, deskContracts.tryTicketing, async (request) => {
    if (!providerConnection)
      throw new AppError('ticketing_unavailable', 'This server reads no ticketing provider.')
    const words = getDeskWords(request, dependencies)
    return tryProvider(request.body, providerConnection, { words, now: now() })
  })
}
