import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readMissedSearches } from '../counting/missed-searches.ts'
import { readPageViews } from '../counting/page-views.ts'
import { readCounts } from '../counting/store.ts'
import { readTicketingReport, toWireReport } from '../ticketing/report.ts'
import { readShowingSales } from '../ticketing/showing-sales.ts'
import { readWatchedFilms } from '../watch-list/watched-films.ts'
import type { DeskDependencies } from './dependencies.ts'
import { getDeskWords } from './desk-words.ts'
import { deskRoute } from './roles.ts'

export function registerReportRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { db, now } = dependencies
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.ticketingReport),
    handler: async (request) =>
      toWireReport(await readTicketingReport(db), getDeskWords(request, dependencies)),
  })
  app.route({
    ...deskRoute(deskContracts.showingSales),
    handler: ({ query }) => readShowingSales(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.itemCounts),
    handler: ({ query }) => readCounts(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.pageViews),
    handler: ({ query }) => readPageViews(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.searchesWithoutHits),
    handler: ({ query }) => readMissedSearches(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.watchedFilms),
    handler: () => readWatchedFilms(db, now()),
  })
}
