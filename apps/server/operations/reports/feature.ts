import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import type { Feature, House } from '../../house/house.ts'
import { readWatchedFilms } from '../../members/watch-list/watched-films.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readTicketingReport, toWireReport } from '../../programme/ticketing/report.ts'
import { readShowingSales } from '../../programme/ticketing/showing-sales.ts'
import { readMissedSearches } from '../../visitors/counting/missed-searches.ts'
import { readPageViews } from '../../visitors/counting/page-views.ts'
import { readCounts } from '../../visitors/counting/store.ts'

/** Figures about visits, sales and searches, at the desk. */
export const reports: Feature = { deskCalls: registerReportRoutes }

function registerReportRoutes(scope: FastifyInstance, house: House) {
  const { db, now } = house

  addRoute(scope, deskContracts.ticketingReport, async (request) =>
    toWireReport(await readTicketingReport(db), getDeskWords(request, house)),
  )
  addRoute(scope, deskContracts.showingSales, ({ query }) => readShowingSales(db, query))
  addRoute(scope, deskContracts.itemCounts, ({ query }) => readCounts(db, query))
  addRoute(scope, deskContracts.pageViews, ({ query }) => readPageViews(db, query))
  addRoute(scope, deskContracts.searchesWithoutHits, ({ query }) => readMissedSearches(db, query))
  addRoute(scope, deskContracts.watchedFilms, () => readWatchedFilms(db, now()))
}
