import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import type { Mailer } from './mailer.ts'
import { toNodemailerMessage } from './nodemailer-message.ts'

/** Shorter than nodemailer's defaults of minutes, as a visitor waits for the reply. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/** Sends each mail through the SMTP server at this URL. */
export function openSmtp(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async send(mail) {
      try {
        await transport.sendMail(toNodemailerMessage(mail))
      } catch (error) {
        throw new AppError('mail_not_sent', 'The SMTP server did not take the mail.', { cause: error })
      }
    },
  }
}
