import type { Queryable } from '../db/connection.ts'

export const MAIL_KINDS = [
  'account_deleted',
  'account_exists',
  'confirm_email',
  'email_change',
  'email_changed',
  'newsletter',
  'newsletter_confirm',
  'newsletter_known',
  'other',
  'password',
  'showing',
  'test',
  'watch',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export interface Mail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The subject of the mail in the list of outgoing mails. */
  kind?: MailKind
  /** How long its links work. It is not sent after that. */
  lifetimeMs?: number
  messageId?: string
}

export interface SendOptions {
  /** Called when all of the mail is written but its end. If it fails, the mail is not sent. */
  beforeEnd?(): Promise<void>
}

/** Sends a mail, or fails with the code `mail_not_sent`. */
export interface Mailer {
  send(mail: Mail, options?: SendOptions): Promise<void>
  /** Whether mails can be sent: connects and logs in. Fails like `send`. */
  verify?(): Promise<void>
  /** Stores a mail in a transaction, to be sent later unless it is deleted before, if the mailer is a queue. Returns its id. */
  enqueue?(tx: Queryable, mail: Mail, dueAt: Date): Promise<string>
  /** Sends the due mails without waiting for the job, if the mailer is a queue. */
  wake?(): void
}
