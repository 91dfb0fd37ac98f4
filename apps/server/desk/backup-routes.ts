import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findBackupState } from '../backup/state.ts'
import { findArchiveState } from '../backup/wal/archive-state.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute } from './roles.ts'

/** What becomes of the backups, for admins. */
export function registerBackupRoutes(scope: FastifyInstance, { db, backups }: DeskDependencies) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.backups),
    async handler() {
      const state = await findBackupState(db)
      return {
        ...backups,
        last: state?.last ?? null,
        failure: state?.failure ?? state?.unsent ?? null,
        trial: state?.trial ?? null,
        trialFailure: state?.trialFailure ?? null,
        archive: await findArchiveState(db),
      }
    },
  })
}
