import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/connection.ts'
import type { Mail } from '../../mail/mailer.ts'
import { getSender, type Sender } from '../../mail/sender.ts'
import type { MailingSource } from '../../outgoing-mail/deliver.ts'
import type { OutgoingMail } from '../../outgoing-mail/store.ts'
import { createLink, unsubscribeHeaders } from '../mails.ts'
import { addKey } from '../store.ts'
import { subscriber } from '../table.ts'
import type { NewsletterContent } from './draft.ts'
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
    // Who has unsubscribed since gets no mail.
    if (recipient?.state !== 'confirmed') return null
    const issue = await getIssue(db, mailingId as string)
    const sender = await getSender(db)
    const key = await addKey(db, recipient.id, 'unsubscribe', now())
    const links = {
      unsubscribe: createLink(sender, 'unsubscribe', key),
      archive: issue.slug && new URL(archivePath(issue.slug), sender.host).href,
    }
    return composeNewsletter(sender, { to: toAddress, content: issue, links })
  },
  settle: (tx, { recipientId, errorText }, outcome) =>
    countRefusals(tx, { id: recipientId as string, outcome, answer: errorText }),
})

export const composeNewsletter = (
  sender: Sender,
  { to, content, links }: { to: string; content: NewsletterContent; links: NewsletterLinks },
): Mail => ({
  from: { name: sender.title, address: sender.email },
  to,
  kind: 'newsletter',
  subject: content.subject,
  text: renderText(sender, content, links),
  html: renderHtml(sender, content, links),
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
