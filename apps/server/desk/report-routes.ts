import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { readMissedSearches } from '../counting/missed-searches.ts'
import { readPageViews } from '../counting/page-views.ts'
import { readCounts } from '../counting/store.ts'
import type { House } from '../house/house.ts'
import { addRoute } from '../http/contracts.ts'
import { readTicketingReport, toWireReport } from '../ticketing/report.ts'
import { readShowingSales } from '../ticketing/showing-sales.ts'
import { readWatchedFilms } from '../watch-list/watched-films.ts'
import { getDeskWords } from './desk-words.ts'

export function registerReportRoutes(scope: FastifyInstance, house: House) {
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
