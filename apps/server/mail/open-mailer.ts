import type { Mailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

export interface MailSettings {
  /** Where mails are handed over; without it they are kept in the outbox. */
  smtpUrl: string | undefined
  outbox: string
  now: () => Date
}

export function openMailer({ smtpUrl, outbox, now }: MailSettings): Mailer {
  return smtpUrl === undefined ? openOutbox(outbox, now) : openSmtp(smtpUrl)
}
