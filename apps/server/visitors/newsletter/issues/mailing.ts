import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { MailingSource } from '../../../platform/outgoing-mail/deliver.ts'
import type { OutgoingMail } from '../../../platform/outgoing-mail/store.ts'
import { createLink, unsubscribeHeaders } from '../mails.ts'
import { addKey } from '../store.ts'
import { subscriber } from '../table.ts'
import type { NewsletterContent } from './draft.ts'
import { type Letterhead, readLetterhead } from './letterhead.ts'
import { type NewsletterLinks, renderHtml, renderText } from './render.ts'
import { archivePath, getIssue } from './store.ts'

/** A subscriber is taken off the list after this many newsletters in a row that the mail server refused for good. */
export const MAX_REFUSALS = 3

/** The mails of newsletters: each is composed for its subscriber when it is sent. */
export const createNewsletterSource = ({ db, now }: { db: Database; now: () => Date }): MailingSource => ({
  async compose({ mailingId, recipientId, toAddress }: OutgoingMail) {
    const [recipient] = await db
      .select({ id: subscriber.id, state: subscriber.state })
      .from(subscriber)
      .where(eq(subscriber.id, recipientId as string))
    // A recipient who has unsubscribed since gets no mail.
    if (recipient?.state !== 'confirmed') return null
    const issue = await getIssue(db, mailingId as string)
    const letterhead = await readLetterhead(db)
    const key = await addKey(db, recipient.id, 'unsubscribe', now())
    const links = {
      unsubscribe: createLink(letterhead, 'unsubscribe', key),
      archive: issue.slug && new URL(archivePath(issue.slug), letterhead.host).href,
    }
    return composeNewsletter(letterhead, { to: toAddress, content: issue, links })
  },
  settle: (tx, { recipientId, errorText }, outcome) =>
    countRefusals(tx, { id: recipientId as string, outcome, answer: errorText }),
})

export const composeNewsletter = (
  letterhead: Letterhead,
  { to, content, links }: { to: string; content: NewsletterContent; links: NewsletterLinks },
): Mail => ({
  from: { name: letterhead.title, address: letterhead.email },
  to,
  kind: 'newsletter',
  subject: content.subject,
  text: renderText(letterhead, content, links),
  html: renderHtml(letterhead, content, links),
  headers: { ...unsubscribeHeaders(links.unsubscribe), Precedence: 'bulk' },
})

async function countRefusals(
  tx: Queryable,
  { id, outcome, answer }: { id: string; outcome: 'sent' | 'refused'; answer: string | null },
): Promise<void> {
  if (outcome === 'sent') {
    await tx.update(subscriber).set({ refusals: 0, refusal: null }).where(eq(subscriber.id, id))
    return
  }
  await tx
    .update(subscriber)
    .set({
      refusals: sql`${subscriber.refusals} + 1`,
      refusal: answer,
      state: sql`case when ${subscriber.refusals} + 1 >= ${MAX_REFUSALS} then 'bounced' else ${subscriber.state} end`,
    })
    .where(eq(subscriber.id, id))
}
