import { newsletterPaths } from '@lerret/model'
import { and, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { MAIL_FILTERS } from '../../outgoing-mail/lists.ts'
import { outgoingMail } from '../../outgoing-mail/table.ts'
import { newsletterIssue, subscriber } from '../table.ts'
import type { NewsletterContent } from './draft.ts'

export type NewsletterIssue = typeof newsletterIssue.$inferSelect

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
  return { ...toListed(issue, await countMails(db, [id])), intro: issue.intro, items: issue.items }
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

/** Refused for a newsletter that is sent. */
export async function saveIssue(
  db: Queryable,
  { id, content, now }: { id: string; content: NewsletterContent; now: Date },
): Promise<void> {
  await changeUnsent(db, id, { ...content, updatedAt: now })
}

export async function planIssue(
  db: Queryable,
  { id, at, now }: { id: string; at: Date; now: Date },
): Promise<void> {
  await changeUnsent(db, id, { state: 'planned', plannedAt: at, updatedAt: now })
}

/** Deletes a draft. A planned newsletter becomes a draft again. */
export async function removeIssue(db: Queryable, { id, now }: { id: string; now: Date }): Promise<void> {
  const { state } = await getIssue(db, id)
  if (state === 'planned') return changeUnsent(db, id, { state: 'draft', plannedAt: null, updatedAt: now })
  const removed = await db
    .delete(newsletterIssue)
    .where(and(eq(newsletterIssue.id, id), eq(newsletterIssue.state, 'draft')))
    .returning({ id: newsletterIssue.id })
  if (removed.length === 0) throw alreadySent()
}

/**
 * Adds a mail for every confirmed subscriber, in one transaction with the state of the newsletter: all of them, once, or none. They are
 * composed and sent one by one afterwards.
 */
export function startSending(db: Database, { id, now }: { id: string; now: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    const [issue] = await tx
      .update(newsletterIssue)
      .set({ state: 'sent', sentAt: now, plannedAt: null, updatedAt: now, slug: createSlug(id, now) })
      .where(and(eq(newsletterIssue.id, id), ne(newsletterIssue.state, 'sent')))
      .returning()
    if (!issue) {
      await getIssue(tx, id)
      throw alreadySent()
    }
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
  id: string,
  changes: Partial<typeof newsletterIssue.$inferInsert>,
): Promise<void> {
  const changed = await db
    .update(newsletterIssue)
    .set(changes)
    .where(and(eq(newsletterIssue.id, id), ne(newsletterIssue.state, 'sent')))
    .returning({ id: newsletterIssue.id })
  if (changed.length > 0) return
  await getIssue(db, id)
  throw alreadySent()
}

const alreadySent = () => new AppError('newsletter_sent', 'The newsletter has been sent already.')

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
