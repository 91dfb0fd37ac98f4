import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readRedirectReport } from '../../redirects/report.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute } from '../roles.ts'

export function registerRedirectRoutes(scope: FastifyInstance, { db, live, now }: DeskDependencies) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.redirects),
    handler: () => readRedirectReport(db, live(), now()),
  })
}
