import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import type { Mailer, SendOptions } from './mailer.ts'
import { toNodemailerMessage } from './nodemailer-message.ts'

/** Shorter than nodemailer's defaults of minutes, as a visitor waits for the reply. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/** A stream that ends when `beforeEnd` has succeeded: an SMTP server accepts no mail before its end. */
const createGate = (beforeEnd: () => Promise<void>) =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  })

/** Sends each mail through the SMTP server at this URL. */
export function openSmtp(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as SendOptions
    if (beforeEnd) mail.message.transform(() => createGate(beforeEnd))
    done()
  })
  return {
    async send(mail, { beforeEnd } = {}) {
      try {
        // Read by the plugin above.
        const message = { ...toNodemailerMessage(mail), beforeEnd }
        await transport.sendMail(message)
      } catch (error) {
        throw new AppError('mail_not_sent', 'The SMTP server did not take the mail.', { cause: error })
      }
    },
  }
}
