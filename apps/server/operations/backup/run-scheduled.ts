import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DAY_MS, MINUTE_MS } from '@lerret/model'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Database } from '../../platform/db/connection.ts'
import { exists } from '../../platform/files/folders.ts'
import { describeError } from '../../platform/logging/log-lines.ts'
import { isTrialDue, untilBackup } from './due.ts'
import { backupFile, parseBackupFile } from './file-names.ts'
import { selectExpired } from './rotation.ts'
import type { BackupSettings } from './settings.ts'
import { type BackupState, findBackupState, updateBackupState } from './state.ts'
import { PARTIAL_ENDING, writeBackup } from './write-backup.ts'

export interface ScheduledBackupDependencies {
  db: Database
  pool: Pool
  dataDir: string
  /** Brings here the originals that only other servers have. */
  fetchOriginals?: () => Promise<void>
  settings: BackupSettings
  now: () => Date
  logWarning(text: string): void
  /** Mails the administrators about missing backups, if they are overdue. */
  warn(state: BackupState): Promise<void>
  /** Sends backups to the store of the settings that it does not have yet. */
  sendFiles(signal: AbortSignal): Promise<void>
  /** Restores a backup on trial. */
  tryFile(file: string, signal: AbortSignal): Promise<{ rows: number; files: number; pages: number }>
}

/** Makes a backup when one is due, removes old ones, sends it away, and tries one each week. Returns seconds until the next run. */
export async function runScheduledBackup(
  dependencies: ScheduledBackupDependencies,
  signal: AbortSignal,
): Promise<number> {
  const { db, now, warn } = dependencies
  const state = (await findBackupState(db)) ?? (await updateBackupState(db, now(), {}))
  if (untilBackup(state, now()) === 0) {
    try {
      await backUp(dependencies, signal)
    } catch (error) {
      // The server stops; the next one makes it.
      if (signal.aborted) throw error
      const failure = { at: now().toISOString(), reason: describeError(error) }
      await warn(await updateBackupState(db, now(), { failure }))
      throw error
    }
    await sendToStore(dependencies, signal)
  } else if (state.unsent) await sendToStore(dependencies, signal)
  const current = (await findBackupState(db)) ?? state
  const file = current.last?.file
  // Another server may have made it, in a folder of its own.
  if (file !== undefined && isTrialDue(current, now()) && (await exists(file)))
    await runTrial(dependencies, file, signal)
  return Math.min(600, Math.max(10, untilBackup(current, now()) / 1000))
}

async function backUp(
  { db, pool, dataDir, fetchOriginals, settings, now, logWarning }: ScheduledBackupDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { folder, secretsKey, command } = settings
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // First: a full disk is made better, not worse.
  await removeExpiredBackups(folder, now())
  const at = now()
  const { file, bytes, rows, files } = await writeBackup(
    { pool, dataDir, fetchOriginals, secretsKey, now },
    backupFile(folder, at),
    { signal },
  )
  await removeExpiredBackups(folder, now())
  const last = { at: at.toISOString(), file, bytes, rows, files }
  await updateBackupState(db, now(), { last, failure: null })
  if (command === undefined) return
  try {
    await runBackupCommand(command, file, signal)
  } catch (error) {
    const reason = `BACKUP_COMMAND failed. ${describeError(error)}`
    await updateBackupState(db, now(), { failure: { at: now().toISOString(), reason } })
    logWarning(`The backup ${file} was made, but ${reason}`)
  }
}

/** Sends backups to the store. The next run sends those that could not be sent. */
async function sendToStore(
  { db, settings, now, logWarning, sendFiles }: ScheduledBackupDependencies,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (settings.s3) await sendFiles(signal)
    await updateBackupState(db, now(), { unsent: null })
  } catch (error) {
    if (signal.aborted) throw error
    const before = (await findBackupState(db))?.unsent
    const at = now().toISOString()
    const reason = `Backups could not be sent to BACKUP_S3_ENDPOINT. ${describeError(error)}`
    await updateBackupState(db, now(), { unsent: { since: before?.since ?? at, at, reason } })
    if (before?.reason !== reason) logWarning(reason)
  }
}

/** Unfinished backups of a server that was killed. */
const PARTIAL_AGE_MS = DAY_MS

/** Removes backups by the rule, and what killed servers left. Files with other names stay. */
export async function removeExpiredBackups(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder)
  const moments = new Map(names.map((name) => [name, parseBackupFile(name)]))
  const expired = new Set(
    selectExpired([...moments.values()].filter((moment) => moment !== null)).map(Number),
  )
  for (const [name, moment] of moments) {
    const path = join(folder, name)
    const isLeftBehind =
      name.endsWith(PARTIAL_ENDING) &&
      +now - ((await stat(path).catch(() => null))?.mtimeMs ?? +now) > PARTIAL_AGE_MS
    if (isLeftBehind || (moment && expired.has(+moment))) await rm(path, { force: true })
  }
}

const COMMAND_TIMEOUT_MS = 45 * MINUTE_MS

/** Runs the operator's command in a shell with the file as its last argument, or as `$1` where the command says so. */
export async function runBackupCommand(command: string, file: string, signal: AbortSignal): Promise<void> {
  const line = command.includes('$1') ? command : `${command} "$1"`
  await promisify(execFile)('/bin/sh', ['-c', line, 'lerret-backup', file], {
    timeout: COMMAND_TIMEOUT_MS,
    signal,
  })
}

async function runTrial(
  { db, now, tryFile, logWarning }: ScheduledBackupDependencies,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { rows, files, pages } = await tryFile(file, signal)
    const trial = { at: now().toISOString(), rows, files, pages }
    await updateBackupState(db, now(), { trial, trialFailure: null })
  } catch (error) {
    const reason = describeError(error)
    await updateBackupState(db, now(), { trialFailure: { at: now().toISOString(), reason } })
    logWarning(`The backup ${file} could not be restored on trial. ${reason}`)
  }
}

const TrialOutput = z.object({ rows: z.number(), files: z.number(), pages: z.number() })
const COMMAND = join(import.meta.dirname, '..', '..', 'commands', 'backup', 'backup.ts')

/** Sends backups in a process of its own, so that the server needs no memory for the client of the store. */
export async function sendInProcess(signal: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND, '--send'], { signal }).catch((error) => {
    if (signal.aborted || !error.stderr) throw error
    throw new Error(error.stderr.trim().split('\n').slice(-2).join(' '))
  })
}

/** Tries a backup in a process of its own, so that the server needs no memory for it. */
export async function tryInProcess(file: string, signal: AbortSignal): Promise<z.infer<typeof TrialOutput>> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--check', '--json', file], {
    signal,
  })
  return TrialOutput.parse(JSON.parse(stdout))
}
