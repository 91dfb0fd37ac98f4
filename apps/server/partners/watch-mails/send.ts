import { SiteConfig } from '@lerret/model'
import { and, eq, inArray } from 'drizzle-orm'
import { isPartner } from '../../accounts/realms.ts'
import { AppError } from '../../app-error.ts'
import { readAllStable } from '../../content/store.ts'
import type { Database, Queryable } from '../../db/connection.ts'
import { hashOf, newKey } from '../../http/keys.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { getSender } from '../../mail/sender.ts'
import { watchMail } from '../table.ts'
import { type DueMail, findDue, noteShowings } from './due.ts'
import { watchLetter } from './letters.ts'
import { isMailTime } from './rules.ts'
import type { WatchMailWords } from './words.ts'

export interface WatchMailParts {
  db: Database
  mailer: Mailer
  words: WatchMailWords
  publicUrl: string
  /** The house's own time. */
  now: () => Date
  say(text: string): void
  /** No more than so many at once; the rest follow. */
  most?: number
}

const MOST = 100

/** Only these of the site, so that nothing else can keep mails from being sent. */
const MailingSite = SiteConfig.pick({ partners: true, published: true }).strip()

/**
 * Sends the mails of films on watch lists that are due, each at most once, to members of the site's partner. Tells whether more
 * are waiting. A mail server that takes nothing ends it, and what was not sent is due the next time.
 */
export async function sendDue(parts: WatchMailParts, signal: AbortSignal): Promise<{ isMore: boolean }> {
  const { db, words, publicUrl, now, say, most = MOST } = parts
  const { data: site } = MailingSite.safeParse((await readAllStable(db, 'site'))[0]?.body)
  const partner = String(site?.partners[0])
  const moment = now()
  // At night, and where visitors are not let in, news can wait.
  if (!site?.published || !isPartner(partner) || !isMailTime(moment)) return { isMore: false }
  const due = await findDue(db, { partner, now: moment, most })
  await noteShowings(db, { partner, now: moment })
  if (due.length === 0) return { isMore: false }
  const sender = await getSender(db)
  for (const mail of due) {
    if (signal.aborted) return { isMore: false }
    const key = newKey()
    const films = await claim(db, mail, key, moment)
    if (films.length === 0) continue
    const claimed = { ...mail, films }
    try {
      await parts.mailer.send(watchLetter({ sender, words, publicUrl, partner, due: claimed, key }))
    } catch (error) {
      const answer = answerOf(error)
      if (answer === 'never') continue
      await giveBack(db, claimed)
      if (answer === 'later') continue
      say(`Members were not told of films on their lists, and will be. ${error}`)
      return { isMore: false }
    }
  }
  return { isMore: due.length === most }
}

/** Notes as told what is about to be; whatever somebody else has told meanwhile falls away. */
async function claim(db: Queryable, { personId, kind, films }: DueMail, key: string, now: Date) {
  const claimed = await db
    .insert(watchMail)
    .values(
      films.map(({ film }) => ({
        ...{ personId, productionId: film.id, kind },
        ...{ sentAt: now, stopHash: hashOf(key) },
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

/** What a failure says of this one address: that it takes no mail, that it may later, or nothing. */
function answerOf(error: unknown): 'never' | 'later' | 'nothing' {
  if (!(error instanceof AppError) || error.code !== 'mail_not_sent') throw error
  const { command, responseCode = 0 } = (error.cause ?? {}) as { command?: string; responseCode?: number }
  if (command !== 'RCPT TO') return 'nothing'
  return responseCode >= 500 ? 'never' : 'later'
}
