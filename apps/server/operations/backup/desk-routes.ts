import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { findBackupState } from './state.ts'

/** What becomes of the backups, for admins. */
export function registerBackupRoutes(scope: FastifyInstance, { db, settings }: House) {
  addRoute(scope, deskContracts.backups, async () => {
    const { isScheduled, folder } = settings.backup
    const state = await findBackupState(db)
    return {
      isScheduled,
      folder,
      last: state?.last ?? null,
      failure: state?.failure ?? state?.unsent ?? null,
      trial: state?.trial ?? null,
      trialFailure: state?.trialFailure ?? null,
    }
  })
}
