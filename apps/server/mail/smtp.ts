import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './nodemailer-message.ts'

/** A visitor waits for the answer, so the server is not given minutes to make up its mind. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/** Hands each mail over to the SMTP server at this address. */
export function openSmtp(url: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail))
      } catch (error) {
        throw new AppError('mail_not_sent', 'The SMTP server did not take the mail.', { cause: error })
      }
    },
  }
}
