import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../../http/contracts.ts'
import { readRedirectReport } from '../../redirects/report.ts'
import type { DeskDependencies } from '../dependencies.ts'

export function registerRedirectRoutes(scope: FastifyInstance, { db, live, now }: DeskDependencies) {
  addRoute(scope, deskContracts.redirects, () => readRedirectReport(db, live(), now()))
}
