import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readRedirectReport } from './report.ts'

export function registerRedirectRoutes(scope: FastifyInstance, { db, live, now }: House) {
  addRoute(scope, deskContracts.redirects, () => readRedirectReport(db, live(), now()))
}
