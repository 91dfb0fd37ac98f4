import { pipeline, Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import type { Mailer, SendOptions } from './mailer.ts'
import { toNodemailerMessage } from './nodemailer-message.ts'

/** Shorter than nodemailer's defaults of minutes, as a visitor waits for the reply. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/**
 * A stream that ends when `beforeEnd` has succeeded: an SMTP server accepts no mail before its end. It buffers nothing, so that it does
 * not get to the end before the server has accepted the recipient and asks for the text.
 */
const createGate = (beforeEnd: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 0,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  })

/** Nobody can listen in on the way there, and Debian's Postfix offers TLS with a certificate that nobody vouches for. */
const isSameMachine = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** Sends each mail through the SMTP server at this URL. */
export function openSmtp(url: string, timeouts = TIMEOUTS): Mailer {
  const transport = createTransport({ url, ignoreTLS: isSameMachine(url), ...timeouts })
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as SendOptions
    // The last stage, as the others buffer. An error of one reaches the next.
    if (beforeEnd)
      mail.message.processFunc((input) => pipeline(input, createGate(beforeEnd), () => {}) as Transform)
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
    async verify() {
      try {
        await transport.verify()
      } catch (error) {
        throw new AppError('mail_not_sent', 'The SMTP server cannot be used.', { cause: error })
      }
    },
  }
}
