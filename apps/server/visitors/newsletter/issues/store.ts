import { newsletterPaths } from '@lerret/model'
import { and, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { MAIL_FILTERS } from '../../../platform/outgoing-mail/lists.ts'
import { outgoingMail } from '../../../platform/outgoing-mail/table.ts'
import { newsletterIssue, subscriber } from '../table.ts'
import type { NewsletterContent } from './draft.ts'

export type NewsletterIssue = typeof newsletterIssue.$inferSelect

/** A newsletter; with a version, only while nobody has saved a newer one. */
interface IssueVersion {
  id: string
  version?: number | undefined
}

/** All newsletters, newest first, with what became of their mails. */
export async function readIssues(db: Queryable) {
  const issues = await db.select().from(newsletterIssue).orderBy(desc(newsletterIssue.updatedAt))
  const [counted] = await db
    .select({ subscribers: count() })
    .from(subscriber)
    .where(eq(subscriber.state, 'confirmed'))
  const mails = await countMails(
    db,
    issues.map(({ id }) => id),
  )
  return {
    items: issues.map((issue) => toListed(issue, mails)),
    subscribers: counted?.subscribers ?? 0,
  }
}

export async function readIssue(db: Queryable, id: string) {
  const issue = await getIssue(db, id)
  const { intro, items, version } = issue
  return { ...toListed(issue, await countMails(db, [id])), intro, items, version }
}

export async function getIssue(db: Queryable, id: string): Promise<NewsletterIssue> {
  const [issue] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.id, id))
  if (!issue) throw new AppError('newsletter_not_found', 'There is no such newsletter.')
  return issue
}

export async function findIssueBySlug(db: Queryable, slug: string): Promise<NewsletterIssue | null> {
  const [issue] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.slug, slug))
  return issue ?? null
}

export async function addIssue(db: Queryable, content: NewsletterContent, now: Date): Promise<string> {
  const [added] = await db
    .insert(newsletterIssue)
    .values({ ...content, state: 'draft', createdAt: now, updatedAt: now })
    .returning({ id: newsletterIssue.id })
  return added?.id as string
}

/** Returns the new version. Refused for a newsletter that is sent, and when a colleague has saved since the version it is based on. */
export async function saveIssue(
  db: Queryable,
  {
    id,
    content: { subject, intro, items },
    basedOn,
    now,
  }: { id: string; content: NewsletterContent; basedOn: number; now: Date },
): Promise<number> {
  const changes = { subject, intro, items, version: basedOn + 1, updatedAt: now }
  await changeUnsent(db, { id, version: basedOn }, changes)
  return basedOn + 1
}

export async function planIssue(
  db: Queryable,
  { at, now, ...issue }: IssueVersion & { at: Date; now: Date },
): Promise<void> {
  await changeUnsent(db, issue, { state: 'planned', plannedAt: at, updatedAt: now })
}

/** Deletes a draft. A planned newsletter becomes a draft again. */
export async function removeIssue(
  db: Queryable,
  { id, version, now }: IssueVersion & { now: Date },
): Promise<void> {
  const { state } = await getIssue(db, id)
  if (state === 'planned')
    return changeUnsent(db, { id }, { state: 'draft', plannedAt: null, updatedAt: now })
  const removed = await db
    .delete(newsletterIssue)
    .where(and(isVersion({ id, version }), eq(newsletterIssue.state, 'draft')))
    .returning({ id: newsletterIssue.id })
  if (removed.length === 0) await refuseChange(db, id)
}

/**
 * Adds a mail for every confirmed subscriber, in one transaction with the state of the newsletter: all of them, once, or none. They are
 * composed and sent one by one afterwards.
 */
export function startSending(
  db: Database,
  { id, version, now }: IssueVersion & { now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [issue] = await tx
      .update(newsletterIssue)
      .set({ state: 'sent', sentAt: now, plannedAt: null, updatedAt: now, slug: createSlug(id, now) })
      .where(and(isVersion({ id, version }), ne(newsletterIssue.state, 'sent')))
      .returning()
    if (!issue) return refuseChange(tx, id)
    const at = sql`${now.toISOString()}::timestamptz`
    await tx.execute(sql`
      insert into ${outgoingMail}
        (kind, to_address, subject, mailing_id, recipient_id, state, created_at, due_at)
      select 'newsletter', ${subscriber.email}, ${issue.subject}, ${id}::uuid, ${subscriber.id}, 'waiting', ${at}, ${at}
      from ${subscriber} where ${subscriber.state} = 'confirmed'
      on conflict do nothing
    `)
  })
}

/** Starts sending the newsletters whose time has come. */
export async function sendPlanned(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: newsletterIssue.id })
    .from(newsletterIssue)
    .where(and(eq(newsletterIssue.state, 'planned'), lte(newsletterIssue.plannedAt, now)))
  for (const { id } of due) await startSending(db, { id, now })
  return due.length
}

/** The date, and enough of the id that two newsletters of a day differ. */
const createSlug = (id: string, now: Date) => `${now.toISOString().slice(0, 10)}-${id.slice(0, 8)}`

export const archivePath = (slug: string) => `${newsletterPaths.archive}/${slug}`

async function changeUnsent(
  db: Queryable,
  issue: IssueVersion,
  changes: Partial<typeof newsletterIssue.$inferInsert>,
): Promise<void> {
  const changed = await db
    .update(newsletterIssue)
    .set(changes)
    .where(and(isVersion(issue), ne(newsletterIssue.state, 'sent')))
    .returning({ id: newsletterIssue.id })
  if (changed.length === 0) await refuseChange(db, issue.id)
}

const isVersion = ({ id, version }: IssueVersion) =>
  and(eq(newsletterIssue.id, id), version === undefined ? undefined : eq(newsletterIssue.version, version))

/** Says why a newsletter was not changed. */
async function refuseChange(db: Queryable, id: string): Promise<never> {
  const { state } = await getIssue(db, id)
  if (state === 'sent') throw new AppError('newsletter_sent', 'The newsletter has been sent already.')
  throw new AppError('newsletter_changed', 'Somebody else has saved the newsletter meanwhile.')
}

type MailCounts = { mailingId: string | null; state: string; count: number }[]

async function countMails(db: Queryable, ids: string[]): Promise<MailCounts> {
  if (ids.length === 0) return []
  return db
    .select({ mailingId: outgoingMail.mailingId, state: outgoingMail.state, count: count() })
    .from(outgoingMail)
    .where(inArray(outgoingMail.mailingId, ids))
    .groupBy(outgoingMail.mailingId, outgoingMail.state)
}

function toListed(issue: NewsletterIssue, mails: MailCounts) {
  const countStates = (states: readonly string[]) =>
    mails
      .filter(({ mailingId, state }) => mailingId === issue.id && states.includes(state))
      .reduce((sum, each) => sum + each.count, 0)
  return {
    id: issue.id,
    subject: issue.subject,
    state: issue.state,
    updatedAt: issue.updatedAt.toISOString(),
    plannedAt: issue.plannedAt?.toISOString() ?? null,
    sentAt: issue.sentAt?.toISOString() ?? null,
    archivePath: issue.slug === null ? null : archivePath(issue.slug),
    mails: {
      waiting: countStates(MAIL_FILTERS.waiting),
      sent: countStates(MAIL_FILTERS.sent),
      failed: countStates(['failed']),
      unconfirmed: countStates(['unconfirmed']),
    },
  }
}
