import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { findBackupState } from '../backup/state.ts'
import { addRoute } from '../http/contracts.ts'
import type { DeskDependencies } from './dependencies.ts'

/** What becomes of the backups, for admins. */
export function registerBackupRoutes(scope: FastifyInstance, { db, backups }: DeskDependencies) {
  addRoute(scope, deskContracts.backups, async () => {
    const state = await findBackupState(db)
    return {
      ...backups,
      last: state?.last ?? null,
      failure: state?.failure ?? state?.unsent ?? null,
      trial: state?.trial ?? null,
      trialFailure: state?.trialFailure ?? null,
    }
  })
}
