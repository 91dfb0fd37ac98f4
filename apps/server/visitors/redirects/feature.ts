import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readRedirectReport } from './report.ts'

/** The redirects that are followed, and the addresses that are missing. */
export const redirects: Feature = { deskCalls: registerRedirectRoutes }

function registerRedirectRoutes(scope: FastifyInstance, { db, live, now }: House) {
  addRoute(scope, deskContracts.redirects, () => readRedirectReport(db, live(), now()))
}
