import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { tryProvider } from './try-provider.ts'

export function registerTicketingRoutes(scope: FastifyInstance, house: House) {
  const { provider, now } = house
  addRoute(scope, deskContracts.tryTicketing, async (request) => {
    const words = getDeskWords(request, house)
    return tryProvider(request.body, provider, { words, now: now() })
  })
}
