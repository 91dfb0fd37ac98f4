import { CONTENT_PROBLEM_CODES } from '@lerret/model'
import { z } from 'zod'
import { ALL_ROLES, deskCall } from '../desk.ts'

/** The permanent codes of problems. The desk has a sentence and a button for each. */
export const PROBLEM_CODES = [
  /** The ticketing provider's feed cannot be read. Params: since, reason. */
  'feed_failing',
  /** The feed is read, but something about it needs attention: a key that ends, entries left out. Params: reason. */
  'feed_notice',
  /** The public site has no link to an accessibility statement, which the law requires. */
  'accessibility_statement_missing',
  /** A coming showing is no longer in the feed. Params: title, startsAt, since. */
  'showing_vanished',
  /** An editor deleted a showing that the provider still sells. Params: sold. */
  'showing_deleted_but_sold',
  /** Fields of a coming showing differ from the provider's. Params: title, startsAt, fields. */
  'showing_differs',
  /** Fields of a production differ from the provider's. Params: title, fields. */
  'production_differs',
  /** A plan could not be carried out. Params: title, and reason, one of `PLAN_PROBLEM_CODES`. */
  'plan_failed',
  /** A page is shown in an earlier version, because the new one cannot be made. Params: path. */
  'page_outdated',
  /** Content that is left out of the live release. Params: reason, a `ContentProblemCode`, path, block, field, suggestion. */
  'publishing_problem',
  /** The pages have another address than `PUBLIC_URL`. Params: pages, setting. */
  'address_differs',
  /** The house was restored elsewhere than it was, and sends no mail before an admin says that it is the real one. */
  'rehearsal',
  /** The house has had no backup for more than a day; for admins. Params: since. */
  'backup_overdue',
  /** Backups cannot be sent to their store; for admins. Params: since. */
  'backup_unsent',
  /** A backup could not be restored on trial; for admins. Params: since. */
  'backup_trial_failed',
  /** The disk of the data folder is almost full; for admins. Params: gigabytes. */
  'disk_low',
  /** Changed pages cannot be purged from the CDN; for admins. Params: since. */
  'purge_failing',
  /** Mails are not sent. Params: since, failures. */
  'mail_failing',
  /** Mails to single persons were given up in the last days; for admins. Params: count. */
  'mails_failed',
  /** A webhook was disabled, since it failed for days. Params: host, since. */
  'webhook_disabled',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Content that is left out of a release, and where it is corrected. */
export const ContentProblem = z
  .object({
    code: z.enum(CONTENT_PROBLEM_CODES),
    record: z.object({ kind: z.string(), id: z.string() }).nullable().describe('The record to look at'),
    path: z.string().nullable().describe('The page'),
    block: z.string().nullable(),
    field: z.string().nullable(),
    suggestion: z.string().nullable().describe('A name that exists, in place of one that does not'),
  })
  .meta({ id: 'ContentProblem' })

const Problem = z
  .object({
    code: z.enum(PROBLEM_CODES),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()])),
    record: z.object({ kind: z.string(), id: z.string() }).nullable().describe('The record to look at'),
    action: z
      .enum(['open_record', 'open_ticketing', 'open_webhooks', 'open_outbox', 'open_backups', 'none'])
      .describe('What solves it; `none`: only the operator of the server can'),
  })
  .meta({ id: 'DeskProblem' })

export const problemContracts = {
  problems: deskCall('GET', '/problems', ALL_ROLES, {
    summary: 'What needs somebody’s attention, the most urgent first',
    reply: z.array(Problem),
  }),
}
