import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { createFeedJob } from './poll-feed.ts'
import { tryProvider } from './try-provider.ts'

/** The showings and sales of the house's ticketing provider. */
export const ticketing: Feature = {
  deskCalls: registerTicketingRoutes,
  jobs: ({ db, provider, settings, siteTime, now, ticketOfficeReady, log }) => [
    createFeedJob({
      db,
      ...provider,
      intervalSeconds: settings.ticketingSeconds,
      now: siteTime,
      wallClock: now,
      logWarning: log.warn,
      ready: ticketOfficeReady,
    }),
  ],
}

function registerTicketingRoutes(scope: FastifyInstance, house: House) {
  const { provider, now } = house
  addRoute(scope, deskContracts.tryTicketing, async (request) => {
    const words = getDeskWords(request, house)
    return tryProvider(request.body, provider, { words, now: now() })
  })
}
