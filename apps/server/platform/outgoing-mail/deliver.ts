import type { Database, Queryable } from '../db/connection.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { classifyFailure, type SendError, toSendError } from '../mail/send-error.ts'
import type { Encryption } from '../security/encryption.ts'
import { RETRY_PAUSES_MS, UNAVAILABLE_PAUSE_MS } from './rules.ts'
import {
  claimMail,
  hasDueMailings,
  isTooOld,
  markHandedOver,
  markSent,
  markUnsent,
  mayBeSentTwice,
  type OutgoingMail,
  postpone,
} from './store.ts'

/** A mailing to many composes each mail when it is sent, and gets to know what became of it. */
export interface MailingSource {
  /** Writes the mail; null when the recipient has left meanwhile, and it is not sent. */
  compose(row: OutgoingMail): Promise<Mail | null>
  /** Runs in the transaction that stores the outcome. */
  settle(tx: Queryable, row: OutgoingMail, outcome: 'sent' | 'refused'): Promise<void>
}

export interface DeliveryDependencies {
  db: Database
  /** The mail server. */
  mailer: Mailer
  encryption: Encryption
  now: () => Date
  /** Mailings to many, by kind. */
  sources: Readonly<Record<string, MailingSource>>
  logWarning(text: string): void
}

export type Delivery =
  /** Nothing is due. */
  | 'none'
  | 'sent'
  /** This mail was refused; others may be accepted. */
  | 'refused'
  /** The mail server takes no mails at the moment. */
  | 'unavailable'

/** Sends the next mail that is due. */
export async function deliverNext(
  dependencies: DeliveryDependencies,
  withMailings: boolean,
): Promise<Delivery> {
  const { db, mailer, now, sources, logWarning } = dependencies
  const row = await claimMail(db, { withMailings, now: now() })
  if (!row) return 'none'
  if (isTooOld(row, now())) {
    const error = { command: null, status: null, text: row.errorText ?? '' }
    await settle('failed', error)
    return 'refused'
  }
  const mail = await composeMail(dependencies, row)
  if (mail === null) {
    await settle('failed', { command: null, status: null, text: '' })
    return 'refused'
  }
  let isHandedOver = false
  try {
    await mailer.send(withMessageId(mail, row), {
      async beforeEnd() {
        await markHandedOver(db, row)
        isHandedOver = true
      },
    })
  } catch (error) {
    return handleFailure(toSendError(error))
  }
  await db.transaction(async (tx) => {
    await markSent(tx, row, now())
    await sources[row.kind]?.settle(tx, row, 'sent')
  })
  return 'sent'

  async function handleFailure(error: SendError): Promise<Delivery> {
    const failure = classifyFailure(error)
    if (failure === 'unavailable' && isHandedOver && !mayBeSentTwice(row as OutgoingMail)) {
      // The connection broke after the whole mail was written: nobody knows whether it was accepted.
      await settle('unconfirmed', error)
      return 'unavailable'
    }
    const pause = RETRY_PAUSES_MS[(row?.attempts ?? 1) - 1]
    if (failure === 'permanent' || (failure === 'temporary' && pause === undefined)) {
      await settle('failed', error)
      // The address is left out, because it does not belong in the log.
      logWarning(`A mail will not be sent: the mail server refuses it with ${error.status}.`)
      return 'refused'
    }
    const isCounted = failure === 'temporary'
    const dueAt = new Date(+now() + (isCounted ? (pause as number) : UNAVAILABLE_PAUSE_MS))
    await postpone(db, row as OutgoingMail, { dueAt, error, isCounted })
    if (!isCounted) logWarning(`Mails cannot be sent and will be tried again. ${error.text}`)
    return isCounted ? 'refused' : 'unavailable'
  }

  async function settle(state: 'failed' | 'unconfirmed', error: SendError) {
    const settled = row as OutgoingMail
    await db.transaction(async (tx) => {
      await markUnsent(tx, settled, { state, error, now: now() })
      if (state === 'failed' && error.status !== null)
        await sources[settled.kind]?.settle(tx, { ...settled, errorText: error.text }, 'refused')
    })
  }
}

/** Whether mails of mailings wait for their turn. */
export const isMailingWaiting = ({ db, now }: DeliveryDependencies) => hasDueMailings(db, now())

async function composeMail(
  { encryption, sources }: DeliveryDependencies,
  row: OutgoingMail,
): Promise<Mail | null> {
  if (row.body !== null) return JSON.parse(encryption.decrypt(row.body).toString('utf8')) as Mail
  return (await sources[row.kind]?.compose(row)) ?? null
}

/** Adds an id that is the same for every attempt, so that a mail program recognises a second copy. */
const withMessageId = (mail: Mail, { id }: OutgoingMail): Mail => ({
  ...mail,
  messageId: `<${id}@${mail.from.address.split('@').at(-1)}>`,
})
