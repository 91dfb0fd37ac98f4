import { deskContracts } from '@lerret/api/contracts'
import { HOUR_SECONDS } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import type { RepeatingJob } from '../../platform/jobs/repeating-job.ts'
import {
  runScheduledBackup,
  type ScheduledBackupDependencies,
  sendInProcess,
  tryInProcess,
} from './run-scheduled.ts'
import { findBackupState } from './state.ts'
import { warnAboutBackups } from './warn.ts'

/** Backups that the server makes by itself. */
export const backup: Feature = {
  deskCalls: registerBackupRoutes,
  jobs: (house) => (house.settings.backup.isScheduled ? [createBackupJob(house)] : []),
}

/** Shows admins the state of the backups. */
function registerBackupRoutes(scope: FastifyInstance, { db, settings }: House) {
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

function createBackupJob({ db, directPool, mailer, originals, settings, now, log }: House): RepeatingJob {
  const dependencies: ScheduledBackupDependencies = {
    db,
    pool: directPool,
    dataDir: settings.dataDir,
    fetchOriginals: originals.fetchAll,
    settings: settings.backup,
    now,
    logWarning: log.warn,
    warn: (state) => warnAboutBackups(state, { db, mailer, now: now() }),
    sendFiles: sendInProcess,
    tryFile: tryInProcess,
  }
  return {
    name: 'backup',
    run: (signal) => runScheduledBackup(dependencies, signal),
    everySeconds: 600,
    retrySeconds: 600,
    pollSeconds: 30,
    timeoutSeconds: 3 * HOUR_SECONDS,
  }
}
