import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readRetention, setRetention } from './periods.ts'

/** How long the house stores what, for admins. */
export function registerRetentionRoutes(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, deskContracts.retention, () => readRetention(db))
  addRoute(scope, deskContracts.setRetention, async (request) => {
    await db.transaction(async (tx) => {
      const changes = await setRetention(tx, request.body.periods)
      if (changes.length === 0) return
      const person = request.staff
      await recordAction(tx, { person, action: 'retention_changed', details: { changes }, now: now() })
    })
    return true as const
  })
}
