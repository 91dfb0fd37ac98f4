import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../http/contracts.ts'
import { tryProvider } from '../../ticketing/try-provider.ts'
import { getDeskWords } from '../desk-words.ts'

export function registerTicketingRoutes(scope: FastifyInstance, house: House) {
  const { provider, now } = house
  addRoute(scope, deskContracts.tryTicketing, async (request) => {
    const words = getDeskWords(request, house)
    return tryProvider(request.body, provider, { words, now: now() })
  })
}
