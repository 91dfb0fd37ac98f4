import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recordAction } from '../../audit-log/store.ts'
import { readRetention, setRetention } from '../../retention/periods.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

/** How long the house stores what, for admins. */
export function registerRetentionRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...deskRoute(deskContracts.retention),
    handler: () => readRetention(db),
  })
  app.route({
    ...deskRoute(deskContracts.setRetention),
    async handler(request) {
      await db.transaction(async (tx) => {
        const changes = await setRetention(tx, request.body.periods)
        if (changes.length === 0) return
        const person = getStaff(request)
        await recordAction(tx, { person, action: 'retention_changed', details: { changes }, now: now() })
      })
      return true as const
    },
  })
}
