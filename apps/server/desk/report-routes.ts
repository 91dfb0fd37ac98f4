import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readCounts } from '../counting/store.ts'
import { readTicketingReport, toWireReport } from '../ticketing/report.ts'
import { readShowingSales } from '../ticketing/showing-sales.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute } from './roles.ts'

export function registerReportRoutes(scope: FastifyInstance, { db }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.ticketingReport),
    handler: async () => toWireReport(await readTicketingReport(db)),
  })
  app.route({
    ...deskRoute(deskContracts.showingSales),
    handler: ({ query }) => readShowingSales(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.itemCounts),
    handler: ({ query }) => readCounts(db, query),
  })
}
