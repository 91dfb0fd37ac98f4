import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@lerret/model'
import { expect, test } from 'vitest'
import type { S3Settings } from '../../platform/files/s3-store.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { isTrialDue, untilBackup } from './due.ts'
import { runScheduledBackup } from './run-scheduled.ts'
import { type BackupState, findBackupState, findOverdueSince, updateBackupState } from './state.ts'
import { givenHouse } from './test-house.ts'
import { warnAboutBackups } from './warn.ts'

const START = new Date('2026-11-16T12:00:00Z')
const later = (hours: number) => new Date(+START + hours * HOUR_MS)
const house = await givenHouse()
const signal = new AbortController().signal

async function givenScheduled(
  folder: string,
  {
    command,
    s3,
    sendFiles = async () => {},
  }: { command?: string; s3?: S3Settings; sendFiles?: () => Promise<void> } = {},
) {
  let now = START
  const mails: Mail[] = []
  const tried: string[] = []
  const { db } = house
  await updateBackupState(db, START, {
    since: START.toISOString(),
    last: null,
    failure: null,
    unsent: null,
    trial: null,
    trialFailure: null,
    warnedAt: null,
  })
  const warnings: string[] = []
  const dependencies = {
    db,
    pool: house.pool,
    dataDir: house.dataDir,
    settings: {
      isScheduled: true,
      folder,
      s3,
      command,
      secretsKey: undefined,
      secretsOpener: undefined,
    },
    now: () => now,
    logWarning: (text: string) => void warnings.push(text),
    warn: (state: BackupState) =>
      warnAboutBackups(state, { db, mailer: { send: async (mail) => void mails.push(mail) }, now }),
    sendFiles,
    async tryFile(file: string) {
      tried.push(file)
      return { rows: 1, files: 2, pages: 3 }
    },
  }
  return {
    mails,
    tried,
    warnings,
    async runAt(moment: Date) {
      now = moment
      return runScheduledBackup(dependencies, signal)
    },
  }
}

test('a house is backed up once an hour, and old backups go by the rule', async () => {
  const folder = await givenFolder()
  const { runAt } = await givenScheduled(folder)
  expect(await runAt(later(0.1))).toBe(240)
  expect(await readdir(folder)).toEqual([])
  await runAt(later(0.2))
  await runAt(later(0.5))
  expect(await readdir(folder)).toEqual(['lerret-2026-11-16T12-12-00.tar.zst'])
  await writeFile(join(folder, 'lerret-2025-01-01T00-00-00.tar.zst'), '')
  await writeFile(join(folder, 'lerret-2025-01-01T01-00-00.tar.zst'), '')
  await writeFile(join(folder, 'notat.txt'), '')
  await writeFile(join(folder, '.lerret.partial'), '')
  await utimes(join(folder, '.lerret.partial'), later(-30), later(-30))
  await runAt(later(1.3))
  expect((await readdir(folder)).sort()).toEqual([
    'lerret-2025-01-01T00-00-00.tar.zst',
    'lerret-2025-01-01T01-00-00.tar.zst',
    'lerret-2026-11-16T12-12-00.tar.zst',
    'lerret-2026-11-16T13-18-00.tar.zst',
    'notat.txt',
  ])
})

test('a backup is sent away by the operator’s command, whose failure is noticed', async () => {
  const folder = await givenFolder()
  const sent = join(await givenFolder(), 'sent')
  await (await givenScheduled(folder, { command: `printf %s > '${sent}'` })).runAt(later(1))
  expect(await readFile(sent, 'utf8')).toMatch(/lerret-2026-11-16T13-00-00\.tar\.zst$/)
  const failing = await givenScheduled(await givenFolder(), { command: 'exit 3; echo "$1"' })
  await failing.runAt(later(1))
  expect(failing.warnings).toEqual([expect.stringContaining('BACKUP_COMMAND failed')])
  const state = await findBackupState(house.db)
  expect(state).toMatchObject({ last: { rows: expect.any(Number) }, failure: { at: later(1).toISOString() } })
})

test('a backup that could not be sent to the store is sent by the next run', async () => {
  let attempts = 0
  const sendFiles = async () => {
    attempts += 1
    if (attempts < 3) throw new Error('ECONNREFUSED')
  }
  const { runAt, warnings } = await givenScheduled(await givenFolder(), { s3: {} as S3Settings, sendFiles })
  const readUnsent = async () => (await findBackupState(house.db))?.unsent
  await runAt(later(1))
  expect(warnings).toEqual([expect.stringContaining('ECONNREFUSED')])
  await runAt(later(1.2))
  expect(await readUnsent()).toMatchObject({ since: later(1).toISOString(), at: later(1.2).toISOString() })
  expect(warnings).toHaveLength(1)
  await runAt(later(1.4))
  expect(await readUnsent()).toBeNull()
  await runAt(later(1.6))
  expect(attempts).toBe(3)
})

test('when no backup can be made for 26 hours, every administrator gets one mail a day', async () => {
  const file = join(await givenFolder(), 'file')
  await writeFile(file, '')
  const { runAt, mails } = await givenScheduled(join(file, 'no-folder'))
  const attempt = (hours: number) => expect(runAt(later(hours))).rejects.toThrow(/ENOTDIR/)
  await attempt(1)
  await attempt(26)
  expect(mails).toEqual([])
  await attempt(27)
  await attempt(28)
  expect(mails).toHaveLength(50)
  expect(mails[0]).toMatchObject({ subject: expect.stringMatching(/har ingen ny tryggingskopi/) })
  await attempt(52)
  expect(mails).toHaveLength(100)
})

test('a backup is overdue after 26 hours, counted from the start where there is none', () => {
  const state = { since: START.toISOString(), last: null } as BackupState
  expect(findOverdueSince(null, later(100))).toBeNull()
  expect(findOverdueSince(state, later(26))).toBeNull()
  expect(findOverdueSince(state, later(26.1))).toEqual(START)
})

test('a backup is tried once a week in the night, and later when the nights were missed', async () => {
  const { runAt, tried } = await givenScheduled(await givenFolder())
  await runAt(later(1))
  // Monday 12.00 to the next Monday 03.30 in Oslo.
  await runAt(later(6 * 24))
  expect(tried).toEqual([])
  await runAt(later(6 * 24 + 14.5))
  await runAt(later(6 * 24 + 15.5))
  expect(tried).toHaveLength(1)
  expect(await findBackupState(house.db)).toMatchObject({ trial: { rows: 1, pages: 3 }, trialFailure: null })
  const state = { since: START.toISOString(), trial: null, trialFailure: null } as BackupState
  expect(isTrialDue(state, later(7.9 * 24))).toBe(false)
  expect(isTrialDue(state, later(8.1 * 24))).toBe(true)
  const failed = { ...state, trialFailure: { at: later(8 * 24).toISOString(), reason: '' } }
  expect(isTrialDue(failed, later(8.1 * 24))).toBe(false)
  expect(untilBackup(state, later(1))).toBe(0)
})
