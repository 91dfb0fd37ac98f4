import { SiteHost } from '@lerret/model'
import { and, eq, inArray } from 'drizzle-orm'
import { getSender } from '../../content/house/sender.ts'
import { readPartners, readPublicSiteRecords } from '../../content/house/site-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RepeatingJob } from '../../platform/jobs/repeating-job.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { type DueMail, findDue, updateAwaitedShowings } from './due.ts'
import { composeWatchMail } from './mails.ts'
import { isMailTime } from './rules.ts'
import { watchMail } from './table.ts'

export interface WatchMailDependencies {
  db: Database
  mailer: Mailer
  publicUrl: string
  /** The house's time. */
  now: () => Date
  logWarning(text: string): void
  /** The most mails of one run; the rest follow in the next. */
  maxMails?: number
}

const MAX_MAILS_PER_RUN = 100

/** The field that says whether the site is open, without others, so that an invalid one cannot stop mails. */
const OpenSite = SiteHost.pick({ published: true }).strip()

/**
 * Sends due watch mails, each at most once, to members of the site's partner. Returns whether more are waiting. When the mail server
 * refuses one mail, the others are still sent. When it is unreachable the run ends, and unsent mails are due the next time.
 */
export async function sendDue(
  dependencies: WatchMailDependencies,
  signal: AbortSignal,
): Promise<{ isMore: boolean }> {
  const { db, publicUrl, now, logWarning, maxMails = MAX_MAILS_PER_RUN } = dependencies
  const site = await readPublicSiteRecords(db)
  const isOpen = OpenSite.safeParse(site.host).data?.published
  const [partner] = await readPartners(db)
  const instant = now()
  // No mails at night or while the site is closed.
  if (!isOpen || partner === undefined || !isMailTime(instant)) return { isMore: false }
  const due = await findDue(db, { partner, now: instant })
  await updateAwaitedShowings(db, { partner, now: instant })
  if (due.length === 0) return { isMore: false }
  const sender = await getSender(db)
  let handled = 0
  for (const mail of due) {
    if (signal.aborted) break
    if (handled === maxMails) return { isMore: true }
    const key = createKey()
    const films = await claimFilms(db, mail, key, instant)
    if (films.length === 0) continue
    const claimed = { ...mail, films }
    try {
      await dependencies.mailer.send(composeWatchMail({ sender, publicUrl, partner, due: claimed, key }))
      handled += 1
    } catch (error) {
      const { refusal, code } = classifyError(error)
      if (refusal === 'permanent') {
        handled += 1
        // The address is left out, because it does not belong in the log.
        logWarning(`A watch mail will not be sent: the mail server refuses it with ${code}.`)
        continue
      }
      await releaseClaim(db, claimed)
      if (refusal === 'temporary') continue
      logWarning(`Watch mails could not be sent and will be tried again. ${error}`)
      break
    }
  }
  return { isMore: false }
}

/** Marks films as sent before sending. Leaves out films that another server has claimed meanwhile. */
async function claimFilms(db: Queryable, { personId, kind, films }: DueMail, key: string, now: Date) {
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

async function releaseClaim(db: Queryable, { personId, kind, films }: DueMail) {
  const ids = films.map(({ film }) => film.id)
  await db
    .delete(watchMail)
    .where(
      and(eq(watchMail.personId, personId), eq(watchMail.kind, kind), inArray(watchMail.productionId, ids)),
    )
}

/** The reply code when the mail server closes the connection. */
const SMTP_CLOSING = 421

/** Whether the mail server refused this one mail, permanently or temporarily. */
function classifyError(error: unknown): { refusal: 'permanent' | 'temporary' | 'none'; code: number } {
  if (!(error instanceof AppError) || error.code !== 'mail_not_sent') throw error
  const { command = '', responseCode = 0 } = (error.cause ?? {}) as {
    command?: string
    responseCode?: number
  }
  // An address is refused at RCPT TO, a mail at DATA.
  const isAboutThisMail = ['RCPT TO', 'DATA'].includes(command) && responseCode !== SMTP_CLOSING
  if (!isAboutThisMail || responseCode < 400) return { refusal: 'none', code: responseCode }
  return { refusal: responseCode >= 500 ? 'permanent' : 'temporary', code: responseCode }
}

/** Watch mails are not urgent. */
const INTERVAL_SECONDS = 300

export const createWatchMailJob = (dependencies: WatchMailDependencies): RepeatingJob => ({
  name: 'watch-mails',
  run: async (signal) => ((await sendDue(dependencies, signal)).isMore ? 1 : undefined),
  everySeconds: INTERVAL_SECONDS,
  retrySeconds: INTERVAL_SECONDS,
  pollSeconds: 5,
  timeoutSeconds: 900,
})
