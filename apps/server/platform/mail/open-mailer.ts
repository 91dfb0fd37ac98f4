import type { Mailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

export interface MailSettings {
  /** The SMTP server; without it mails are written to the outbox folder. */
  smtpUrl: string | undefined
  outbox: string
  now: () => Date
}

export function openMailer({ smtpUrl, outbox, now }: MailSettings): Mailer {
  return smtpUrl === undefined ? openOutbox(outbox, now) : openSmtp(smtpUrl)
}
