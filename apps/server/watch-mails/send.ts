import { SiteConfig } from '@lerret/model'
import { and, eq, inArray } from 'drizzle-orm'
import { isPartner } from '../accounts/realms.ts'
import { readAllStable } from '../content/store.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import type { Mailer } from '../mail/mailer.ts'
import { getSender } from '../mail/sender.ts'
import { createKey, hashKey } from '../security/keys.ts'
import { type DueMail, findDue, noteShowings } from './due.ts'
import { watchLetter } from './letters.ts'
import { isMailTime } from './rules.ts'
import { watchMail } from './table.ts'

export interface WatchMailParts {
  db: Database
  mailer: Mailer
  publicUrl: string
  /** The house's own time. */
  now: () => Date
  say(text: string): void
  /** No more than so many at once, beside those that are to be sent later; the rest follow. */
  most?: number
}

const MOST = 100

/** Only these of the site, so that nothing else can keep mails from being sent. */
const MailingSite = SiteConfig.pick({ partners: true, published: true }).strip()

/**
 * Sends the mails of films on watch lists that are due, each at most once, to members of the site's partner. Tells whether more
 * are waiting. What the mail server says of one mail keeps no other from being sent; one that cannot be spoken with ends it, and
 * what was not sent is due the next time.
 */
export async function sendDue(parts: WatchMailParts, signal: AbortSignal): Promise<{ isMore: boolean }> {
  const { db, publicUrl, now, say, most = MOST } = parts
  const { data: site } = MailingSite.safeParse((await readAllStable(db, 'site'))[0]?.body)
  const partner = String(site?.partners[0])
  const moment = now()
  // At night, and where visitors are not let in, news can wait.
  if (!site?.published || !isPartner(partner) || !isMailTime(moment)) return { isMore: false }
  const due = await findDue(db, { partner, now: moment })
  await noteShowings(db, { partner, now: moment })
  if (due.length === 0) return { isMore: false }
  const sender = await getSender(db)
  let settled = 0
  for (const mail of due) {
    if (signal.aborted) break
    if (settled === most) return { isMore: true }
    const key = createKey()
    const films = await claim(db, mail, key, moment)
    if (films.length === 0) continue
    const claimed = { ...mail, films }
    try {
      await parts.mailer.send(watchLetter({ sender, publicUrl, partner, due: claimed, key }))
      settled += 1
    } catch (error) {
      const { answer, code } = answerOf(error)
      if (answer === 'never') {
        settled += 1
        // Not whose: the log is no place for addresses.
        say(`A member will not be told of films on their list: the mail server answers ${code}.`)
        continue
      }
      await giveBack(db, claimed)
      if (answer === 'later') continue
      say(`Members were not told of films on their lists, and will be. ${error}`)
      break
    }
  }
  return { isMore: false }
}

/** Notes as told what is about to be; whatever somebody else has told meanwhile falls away. */
async function claim(db: Queryable, { personId, kind, films }: DueMail, key: string, now: Date) {
  const claimed = await db
    .insert(watchMail)
    .values(
      films.map(({ film }) => ({
        personId,
        productionId: film.id,
        kind,
        sentAt: now,
        stopHash: hashKey(key),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: watchMail.productionId })
  const ids = new Set(claimed.map(({ id }) => id))
  return films.filter(({ film }) => ids.has(film.id))
}

async function giveBack(db: Queryable, { personId, kind, films }: DueMail) {
  const ids = films.map(({ film }) => film.id)
  await db
    .delete(watchMail)
    .where(
      and(eq(watchMail.personId, personId), eq(watchMail.kind, kind), inArray(watchMail.productionId, ids)),
    )
}

/** The server's answer is that it ends the conversation, whatever it was asked. */
const CLOSING = 421

/** What a failure says of this one mail: that it is never taken, that it may be later, or nothing. */
function answerOf(error: unknown): { answer: 'never' | 'later' | 'nothing'; code: number } {
  if (!(error instanceof AppError) || error.code !== 'mail_not_sent') throw error
  const { command = '', responseCode = 0 } = (error.cause ?? {}) as {
    command?: string
    responseCode?: number
  }
  // The address is refused before the mail is read, or the mail when it has been.
  const isOfThisMail = ['RCPT TO', 'DATA'].includes(command) && responseCode !== CLOSING
  if (!isOfThisMail || responseCode < 400) return { answer: 'nothing', code: responseCode }
  return { answer: responseCode >= 500 ? 'never' : 'later', code: responseCode }
}
