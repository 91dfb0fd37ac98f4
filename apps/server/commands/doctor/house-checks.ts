import { DAY_MS } from '@lerret/model'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { sql } from 'drizzle-orm'
import { findAddressDifference } from '../../content/house/address.ts'
import { isRehearsal } from '../../content/house/rehearsal.ts'
import {
  type BackupState,
  findBackupState,
  findOverdueSince,
  findUnsentSince,
} from '../../operations/backup/state.ts'
import { readProblems } from '../../operations/problems/store.ts'
import type { OpenDatabase, Queryable } from '../../platform/db/connection.ts'
import { findVersionWarning } from '../../platform/db/embedded/binaries.ts'
import { findAppliedMigration, listMigrations } from '../../platform/db/migrate.ts'
import { readQueueStats } from '../../platform/jobs/queue-stats.ts'
import { readHealth, staleSince } from '../../programme/ticketing/health.ts'
import { describeMessages } from '../../programme/ticketing/notices.ts'
import type { Release } from '../../publishing/releases/release.ts'
import type { Settings } from '../../settings/settings.ts'
import { readPolicyRefusals } from '../../visitors/policy-reports/store.ts'
import { formatAge } from '../format-age.ts'
import type { Finding } from './finding.ts'

const MAX_CLOCK_DIFFERENCE_MS = 5000
/** A trial restore is due every week. */
const MAX_TRIAL_AGE_MS = 9 * DAY_MS
const words = WORDS_BY_LANGUAGE.en

/** The version of the database, its tables, and the difference of its clock. */
export async function checkDatabase({ pool, db }: Pick<OpenDatabase, 'pool' | 'db'>): Promise<{
  findings: Finding[]
  /** Whether the tables are those of this Lerret. */
  isCurrent: boolean
}> {
  const check = 'database'
  const before = Date.now()
  const { rows } = await db.execute<{ version: string; epoch: string }>(
    sql`select current_setting('server_version') as version, extract(epoch from clock_timestamp()) as epoch`,
  )
  const { version = '', epoch = '0' } = rows[0] ?? {}
  const difference = Math.abs(Number(epoch) * 1000 - (before + Date.now()) / 2)
  const warning = findVersionWarning(version)
  const newest = (await listMigrations()).at(-1)?.when ?? 0
  const applied = (await findAppliedMigration(pool)) ?? 0
  const findings: Finding[] = [
    warning
      ? { check, state: 'note', text: warning }
      : { check, state: 'ok', text: `PostgreSQL ${version} answers.` },
  ]
  if (applied < newest)
    findings.push({ check, state: 'note', text: 'The next start backs the house up and changes its tables.' })
  if (applied > newest)
    findings.push({
      check,
      state: 'wrong',
      text: 'Its tables are those of a newer Lerret, and this one cannot start.',
      advice: 'Start the newer one, or restore the backup from before the upgrade.',
    })
  if (difference > MAX_CLOCK_DIFFERENCE_MS)
    findings.push({
      check: 'clock',
      state: 'wrong',
      text: `The clocks of this machine and of the database differ by ${Math.round(difference / 1000)} s.`,
      advice: 'Let both be set over the network.',
    })
  return { findings, isCurrent: applied === newest }
}

/** The jobs of the house, with when each was done last. Those done more than an hour ago are forgotten. */
export async function checkJobs({ pool }: Pick<OpenDatabase, 'pool'>, now: Date): Promise<Finding[]> {
  const check = 'jobs'
  const queues = await readQueueStats(pool)
  if (queues.length === 0) return [{ check, state: 'note', text: 'No server of this house has run any.' }]
  const done = queues.map(({ queue, last }) =>
    last ? `${queue} (${formatAge(+now - +last.endedAt)} ago)` : `${queue} (waits)`,
  )
  return [
    { check, state: 'ok', text: `${done.join(', ')}.` },
    ...queues
      .filter(({ failed }) => failed > 0)
      .map(({ queue, failed }) => ({
        check,
        state: 'note' as const,
        text: `${queue} failed ${failed} ${failed === 1 ? 'time' : 'times'} lately, and is tried again by itself.`,
        advice: 'The log of the server says why.',
      })),
  ]
}

export async function checkBackups(
  db: Queryable,
  { backup }: Pick<Settings, 'backup'>,
  now: Date,
): Promise<Finding[]> {
  const check = 'backup'
  if (!backup.isScheduled)
    return [{ check, state: 'note', text: 'BACKUPS=off: this server makes none by itself.' }]
  const state = await findBackupState(db)
  const unsentSince = findUnsentSince(state, now)
  const findings = [toBackupFinding(state, now), toTrialFinding(state, now)]
  if (unsentSince !== undefined)
    findings.push({
      check,
      state: 'wrong',
      text: `None could be sent to the store since ${unsentSince}: ${state?.unsent?.reason}`,
      advice: 'Check the BACKUP_S3_ variables and the store.',
    })
  if (!backup.s3 && !backup.command)
    findings.push({
      check,
      state: 'note',
      text: 'Backups are sent nowhere: a fire or a thief takes them with the house.',
      advice: 'Set BACKUP_S3_ENDPOINT or BACKUP_COMMAND.',
    })
  return findings
}

function toBackupFinding(state: BackupState | null, now: Date): Finding {
  const check = 'backup'
  const overdueSince = findOverdueSince(state, now)
  if (overdueSince)
    return {
      check,
      state: 'wrong',
      text: `There is none since ${overdueSince.toISOString()}. ${state?.failure?.reason ?? ''}`.trim(),
      advice: 'Check that the server runs, and that its folder of backups has room and can be written to.',
    }
  if (!state?.last)
    return {
      check,
      state: 'note',
      text: 'There is none yet: the first is made ten minutes after the first start.',
    }
  return { check, state: 'ok', text: `The last one is ${formatAge(+now - Date.parse(state.last.at))} old.` }
}

function toTrialFinding(state: BackupState | null, now: Date): Finding {
  const check = 'trial restore'
  const failure = state?.trialFailure
  if (failure)
    return {
      check,
      state: 'wrong',
      text: `It failed ${failure.at}: ${failure.reason}`,
      advice: 'Try a backup by hand: backup --check FILE.',
    }
  const { at } = state?.trial ?? {}
  if (at === undefined) return { check, state: 'note', text: 'There was none yet: it is made once a week.' }
  const age = +now - Date.parse(at)
  const text = `A backup was restored on trial ${formatAge(age)} ago.`
  return age > MAX_TRIAL_AGE_MS
    ? { check, state: 'wrong', text, advice: 'The log says why there was none since.' }
    : { check, state: 'ok', text }
}

export async function checkFeed(db: Queryable, now: Date): Promise<Finding> {
  const check = 'ticket feed'
  const health = await readHealth(db)
  const reason = describeMessages(health.messages, words)
  const since = health.readAt === null ? health.failingSince : staleSince(health, now)
  if (since)
    return {
      check,
      state: 'wrong',
      text: `It fails since ${since.toISOString()}. ${reason}`.trim(),
      advice: 'The ticketing page of the desk says what the provider answered.',
    }
  if (reason) return { check, state: 'note', text: reason }
  if (health.readAt === null) return { check, state: 'note', text: 'No provider has been read.' }
  return { check, state: 'ok', text: `Read ${formatAge(+now - +health.readAt)} ago.` }
}

/** Reports what browsers refused to run or to load on pages of the house. */
export async function checkRefusals(db: Queryable, now: Date): Promise<Finding> {
  const check = 'refusals'
  const refusals = await readPolicyRefusals(db, now)
  if (!refusals) return { check, state: 'ok', text: 'Browsers reported none in the last 24 hours.' }
  const { total, directives, latest } = refusals
  const counts = directives.map(({ directive, count }) => `${directive} ${count}`).join(', ')
  const refused = [latest.directive, latest.blocked].filter(Boolean).join(' ')
  const page = latest.page ?? 'another page'
  const source = latest.source ? `, asked for by ${latest.source}` : ''
  return {
    check,
    state: 'note',
    text: `Browsers refused ${total} ${total === 1 ? 'thing' : 'things'} in the last 24 hours: ${counts}. The latest: ${refused} on ${page}${source}.`,
    advice: 'Open that page with the console of the browser, which says what was refused.',
  }
}

/** Those that have a line of their own here. */
const CHECKED_CODES = [
  'address_differs',
  'rehearsal',
  'feed_failing',
  'feed_notice',
  'backup_overdue',
  'backup_unsent',
  'backup_trial_failed',
]

/** Whether the pages have the address of the settings, and whether this is the real house. */
export async function checkHouseAddress(db: Queryable, publicUrl: string): Promise<Finding[]> {
  const check = 'pages'
  const findings: Finding[] = []
  const difference = await findAddressDifference(db, publicUrl)
  if (difference)
    findings.push({
      check,
      state: 'wrong',
      text: `They say that their address is ${difference.pages}, and PUBLIC_URL says ${publicUrl}.`,
      advice: 'Change PUBLIC_URL, or the address in the settings of the desk.',
    })
  if (await isRehearsal(db))
    findings.push({
      check: 'mail',
      state: 'note',
      text: 'This house was restored from a backup of another address: its mails are written to the folder outbox.',
      advice: 'When it is the real house, say so in the outbox of the desk.',
    })
  return findings
}

/** Reports work at the desk that waits for somebody. */
export async function checkDesk(
  db: Queryable,
  { release, publicUrl, now }: { release: Release | null; publicUrl: string; now: Date },
): Promise<Finding> {
  const check = 'desk'
  if (release === null) return { check, state: 'note', text: 'Nothing has been published yet.' }
  const all = await readProblems({
    db,
    release,
    mail: { failures: 0, failingSince: null },
    isAdmin: true,
    publicUrl,
    words,
    now,
  })
  const problems = all.filter(({ code }) => !CHECKED_CODES.includes(code))
  if (problems.length === 0) return { check, state: 'ok', text: 'Nothing waits there.' }
  const codes = [...new Set(problems.map(({ code }) => code.replaceAll('_', ' ')))]
  return {
    check,
    state: 'note',
    text: `${problems.length} ${problems.length === 1 ? 'line waits' : 'lines wait'} there: ${codes.join(', ')}.`,
  }
}
