import { deskContracts } from '@lerret/api/contracts'
import { DAY_SECONDS, HOUR_SECONDS } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { deleteOld } from './delete-old.ts'
import { readRetention, setRetention } from './periods.ts'

/** The periods for which the house stores data, and the job that deletes the rest. */
export const retention: Feature = {
  deskCalls: registerRetentionRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'retention',
      async run() {
        await deleteOld(db, now())
      },
      everySeconds: DAY_SECONDS,
      retrySeconds: HOUR_SECONDS,
      pollSeconds: 60,
      timeoutSeconds: 900,
    },
  ],
}

function registerRetentionRoutes(scope: FastifyInstance, { db, now }: House) {
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
