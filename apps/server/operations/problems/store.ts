import type { ProblemCode } from '@lerret/api/contracts'
import { DAY_MS, type Production, type Showing, SITE_RECORD_ID } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { isNotNull, sql } from 'drizzle-orm'
import { findAddressDifference } from '../../content/house/address.ts'
import { isRehearsal } from '../../content/house/rehearsal.ts'
import { findPublicSite } from '../../content/house/site-records.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { contentRecord } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { LOW_SPACE_BYTES } from '../../platform/files/disk-space.ts'
import type { MailHealth } from '../../platform/mail/mail-health.ts'
import { countFailedMails } from '../../platform/outgoing-mail/store.ts'
import { staleSince } from '../../programme/ticketing/health.ts'
import { describeMessages } from '../../programme/ticketing/notices.ts'
import { readTicketingReport, type TicketingReport } from '../../programme/ticketing/report.ts'
import { readDisabledWebhooks } from '../../programme/webhooks/store.ts'
import { findPurgeFailure } from '../../publishing/cdn/feature.ts'
import { toContentProblem, toPlanProblem } from '../../publishing/content-problem.ts'
import type { Release } from '../../publishing/releases/release.ts'
import { findBackupState, findOverdueSince, findUnsentSince } from '../backup/state.ts'

export interface Problem {
  code: ProblemCode
  params: Record<string, string | number | string[] | null>
  record: { kind: string; id: string } | null
  action: 'open_record' | 'open_ticketing' | 'open_webhooks' | 'open_outbox' | 'open_backups' | 'none'
}

interface ProblemSources {
  db: Queryable
  release: Pick<Release, 'pages' | 'problems'>
  mail: MailHealth
  /** Room on the disk of the data folder, where it is known. */
  freeBytes?: number | undefined
  /** Whether the reader may open the outbox. */
  isAdmin: boolean
  publicUrl: string
  /** The reader's. */
  words: Words
  now: Date
}

/** Lists the problems that need somebody's attention, the most urgent first. */
export async function readProblems(sources: ProblemSources): Promise<Problem[]> {
  const { db, release, mail, freeBytes, isAdmin, publicUrl, words, now } = sources
  const report = await readTicketingReport(db)
  return [
    ...(isAdmin ? await listAddressProblems(db, publicUrl) : []),
    ...listFeedProblems(report, words, now),
    ...(await listShowingProblems(db, report, now)),
    ...(await listPlanProblems(db)),
    ...listReleaseProblems(release),
    ...listMailProblems(mail),
    ...(isAdmin ? await listFailedMails(db, now) : []),
    ...(isAdmin ? await listBackupProblems(db, now) : []),
    ...(isAdmin ? listDiskProblems(freeBytes) : []),
    ...(isAdmin ? await listPurgeProblems(db) : []),
    ...(await listWebhookProblems(db)),
    ...(await listProductionProblems(db, report)),
    ...(await listLegalProblems(db)),
  ]
}

async function listAddressProblems(db: Queryable, publicUrl: string): Promise<Problem[]> {
  const problems: Problem[] = []
  if (await isRehearsal(db))
    problems.push({ code: 'rehearsal', params: {}, record: null, action: 'open_outbox' })
  const difference = await findAddressDifference(db, publicUrl)
  if (difference) {
    const { pages, setting } = difference
    const record = { kind: 'host', id: SITE_RECORD_ID }
    problems.push({ code: 'address_differs', params: { pages, setting }, record, action: 'open_record' })
  }
  return problems
}

/** A single failed poll is not worth a line: visitors notice nothing yet. */
function listFeedProblems({ health }: TicketingReport, words: Words, now: Date): Problem[] {
  const reason = describeMessages(health.messages, words) || null
  const since = health.readAt === null ? health.failingSince : staleSince(health, now)
  if (since === null) return reason === null || health.failures > 0 ? [] : [toFeedNotice(reason)]
  const params = { since: (health.failingSince ?? since).toISOString(), reason }
  return [{ code: 'feed_failing', params, record: null, action: 'open_ticketing' }]
}

const toFeedNotice = (reason: string): Problem => ({
  code: 'feed_notice',
  params: { reason },
  record: null,
  action: 'open_ticketing',
})

/** A site that is open to the public needs an accessibility statement. */
async function listLegalProblems(db: Queryable): Promise<Problem[]> {
  const site = await findPublicSite(db)
  if (!site?.published || site.stage !== 'production' || site.accessibilityStatement) return []
  const record = { kind: 'settings', id: SITE_RECORD_ID }
  return [{ code: 'accessibility_statement_missing', params: {}, record, action: 'open_record' }]
}

async function listShowingProblems(db: Queryable, report: TicketingReport, now: Date): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { showingId: id, vanishedAt, isDeleted, sold, differs } of report.showings) {
    const record = { kind: 'event', id }
    if (isDeleted) {
      if (vanishedAt === null && sold > 0)
        problems.push({ code: 'showing_deleted_but_sold', params: { sold }, record, action: 'open_record' })
      continue
    }
    if (vanishedAt === null && differs.length === 0) continue
    const showing = (await findDraft(db, 'event', id))?.body as Showing | null | undefined
    if (!showing || Date.parse(showing.startsAt) <= +now) continue
    const params = { title: await findTitle(db, showing.productionId), startsAt: showing.startsAt }
    if (vanishedAt)
      problems.push({
        code: 'showing_vanished',
        params: { ...params, since: vanishedAt.toISOString() },
        record,
        action: 'open_record',
      })
    else
      problems.push({
        code: 'showing_differs',
        params: { ...params, fields: differs.map(({ field }) => field) },
        record,
        action: 'open_record',
      })
  }
  return problems
}

async function listProductionProblems(db: Queryable, { productions }: TicketingReport): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { productionId: id, differs } of productions) {
    if (differs.length === 0) continue
    const params = { title: await findTitle(db, id), fields: differs.map(({ field }) => field) }
    const record = { kind: 'production', id }
    problems.push({ code: 'production_differs', params, record, action: 'open_record' })
  }
  return problems
}

const findTitle = async (db: Queryable, productionId: string): Promise<string | null> =>
  ((await findDraft(db, 'production', productionId))?.body as Production | null | undefined)?.title ?? null

async function listPlanProblems(db: Queryable): Promise<Problem[]> {
  const rows = await db
    .select({
      kind: contentRecord.kind,
      id: contentRecord.id,
      reason: contentRecord.planProblem,
      title: sql<string | null>`${contentRecord.summary}->>'title'`,
    })
    .from(contentRecord)
    .where(isNotNull(contentRecord.planProblem))
  return rows.map(({ kind, id, reason, title }) => ({
    code: 'plan_failed',
    params: { title, reason: toPlanProblem(reason ?? '') },
    record: { kind, id },
    action: 'open_record',
  }))
}

function listReleaseProblems({ pages, problems = [] }: ProblemSources['release']): Problem[] {
  const outdated: Problem[] = []
  for (const [path, { isLastGood, pageId }] of pages)
    if (isLastGood)
      outdated.push({
        code: 'page_outdated',
        params: { path },
        record: { kind: 'page', id: pageId },
        action: 'open_record',
      })
  const leftOut = problems.map((problem): Problem => {
    const { code: reason, record, ...params } = toContentProblem(problem)
    return {
      code: 'publishing_problem',
      params: { reason, ...params },
      record,
      action: record ? 'open_record' : 'none',
    }
  })
  return [...outdated, ...leftOut]
}

async function listWebhookProblems(db: Queryable): Promise<Problem[]> {
  const disabled = await readDisabledWebhooks(db)
  return disabled.map(({ url, disabledAt }) => ({
    code: 'webhook_disabled',
    params: { host: new URL(url).host, since: disabledAt?.toISOString() ?? null },
    record: null,
    action: 'open_webhooks',
  }))
}

async function listPurgeProblems(db: Queryable): Promise<Problem[]> {
  const since = await findPurgeFailure(db)
  return since === undefined
    ? []
    : [{ code: 'purge_failing', params: { since }, record: null, action: 'none' }]
}

function listMailProblems({ failures, failingSince }: MailHealth): Problem[] {
  if (failingSince === null) return []
  const params = { since: failingSince.toISOString(), failures }
  return [{ code: 'mail_failing', params, record: null, action: 'none' }]
}

async function listBackupProblems(db: Queryable, now: Date): Promise<Problem[]> {
  const state = await findBackupState(db)
  const overdueSince = findOverdueSince(state, now)?.toISOString()
  const toProblems = (code: ProblemCode, since: string | undefined): Problem[] =>
    since === undefined ? [] : [{ code, params: { since }, record: null, action: 'open_backups' }]
  return [
    ...toProblems('backup_overdue', overdueSince),
    ...toProblems('backup_unsent', findUnsentSince(state, now)),
    ...toProblems('backup_trial_failed', state?.trialFailure?.at),
  ]
}

function listDiskProblems(freeBytes: number | undefined): Problem[] {
  if (freeBytes === undefined || freeBytes >= LOW_SPACE_BYTES) return []
  const params = { gigabytes: Math.floor(freeBytes / 1e8) / 10 }
  return [{ code: 'disk_low', params, record: null, action: 'none' }]
}

/** How long mails that were given up are a problem of the day. The outbox lists them for longer. */
const FAILED_MAILS_MS = 2 * DAY_MS

async function listFailedMails(db: Queryable, now: Date): Promise<Problem[]> {
  const count = await countFailedMails(db, new Date(+now - FAILED_MAILS_MS))
  return count === 0 ? [] : [{ code: 'mails_failed', params: { count }, record: null, action: 'open_outbox' }]
}
