import type { Queryable } from '../db/connection.ts'
import { describeError } from '../logging/log-lines.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { Encryption } from '../security/encryption.ts'
import { type Delivery, type DeliveryDependencies, deliverNext } from './deliver.ts'
import { outgoingMail } from './table.ts'

export interface MailQueue extends Mailer {
  /** Stores the mail, and sends it as soon as possible. It is tried again until it is accepted or refused for good. */
  send(mail: Mail): Promise<void>
  /** Sends mails that are due, without waiting for the job. */
  wake(): void
  /** Waits for the mail that is being sent. */
  stop(): Promise<void>
}

/** Mails to one person each. Whoever sends one does not wait for the mail server, and need not know whether it answers. */
export function createMailQueue(dependencies: DeliveryDependencies): MailQueue {
  const { db, encryption, now, logWarning } = dependencies
  let isStopping = false
  let isAwaited = false
  let running: Promise<void> | undefined

  async function deliverDue() {
    do {
      isAwaited = false
      let delivery: Delivery = 'sent'
      while (!isStopping && (delivery === 'sent' || delivery === 'refused'))
        delivery = await deliverNext(dependencies, false)
    } while (isAwaited && !isStopping)
  }

  function wake() {
    isAwaited = true
    if (isStopping || running) return
    running = deliverDue()
      .catch((error) =>
        logWarning(`Mails could not be sent and will be tried again. ${describeError(error)}`),
      )
      .finally(() => {
        running = undefined
      })
  }

  return {
    async send(mail) {
      await addMail(db, { mail, encryption, now: now() })
      wake()
    },
    enqueue: (tx, mail, dueAt) => addMail(tx, { mail, encryption, now: now(), dueAt }),
    wake,
    async stop() {
      isStopping = true
      await running
    },
  }
}

/** Stores a mail, and returns its id. It may be part of a transaction; then nothing is sent if that fails. */
export async function addMail(
  db: Queryable,
  { mail, encryption, now, dueAt = now }: { mail: Mail; encryption: Encryption; now: Date; dueAt?: Date },
): Promise<string> {
  const { kind = 'other', lifetimeMs, ...content } = mail
  const [added] = await db
    .insert(outgoingMail)
    .values({
      kind,
      toAddress: mail.to,
      subject: mail.subject,
      body: encryption.encrypt(Buffer.from(JSON.stringify(content))),
      state: 'waiting',
      createdAt: now,
      dueAt,
      expiresAt: lifetimeMs === undefined ? null : new Date(+now + lifetimeMs),
    })
    .returning({ id: outgoingMail.id })
  return (added as { id: string }).id
}
