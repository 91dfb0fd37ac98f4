import { runtimeContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { createNetworkLimiter } from '../../platform/security/network-limiter.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { ownCounts } from '../../platform/security/shared-counts.ts'
import { readReport } from './read-report.ts'
import { createPolicyRefusals } from './store.ts'

/** Browsers collect reports for up to a minute. */
const REPORT_LIMIT = { max: 30, windowMs: 60_000 }
/** A report has the whole policy in it, and takes some 2 kB. */
const MAX_BODY_BYTES = 64 * 1024

/** Counts what browsers refused. Anybody can send reports, so they are counted, and never believed. */
export const policyReports: Feature = { routes: registerPolicyReports }

export function registerPolicyReports(
  server: FastifyInstance,
  {
    db,
    live,
    now,
    metrics,
    settings: { publicUrl },
  }: Pick<House, 'db' | 'live' | 'now' | 'metrics'> & { settings: { publicUrl: string } },
) {
  const refusals = createPolicyRefusals({ db, now, logError: (error) => server.log.error(error) })
  server.addHook('onClose', () => refusals.stop())
  const limiter = createNetworkLimiter(REPORT_LIMIT, { name: 'policy reports', counts: ownCounts })
  const { policyReports } = runtimeContracts
  server.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error')
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...policyReports.schema.consumes],
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      parse,
    )
    // The limit applies before a body is read.
    scope.addHook('onRequest', async ({ ip }) => {
      if (!limiter.allow(toNetwork(ip), now()))
        throw new AppError('too_many_requests', 'Too many reports from one place.', {
          retryAfter: REPORT_LIMIT.windowMs / 1000,
        })
    })
    addRoute(scope, policyReports, async ({ body, host }, reply) => {
      const { pages } = live().release
      const hosts = [new URL(publicUrl).host, host]
      for (const refusal of readReport(body, { hosts, hasPage: (path) => pages.has(path) })) {
        refusals.count(refusal)
        metrics?.countRefusal(refusal.directive)
      }
      return reply.code(204).send()
    })
  })
}
