import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'
import type { Mailer } from './mailer.ts'
import { toNodemailerMessage } from './nodemailer-message.ts'

/** Writes each mail as an `.eml` file to this folder; the names sort by time. */
export function openOutbox(folder: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let number = 0
  return {
    async send(mail, { beforeEnd } = {}) {
      const name = fileName(now(), number++)
      try {
        const { message } = await transport.sendMail(toNodemailerMessage(mail))
        // Mails have secret links: only the server's user may read them.
        await beforeEnd?.()
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFileAtomically(join(folder, name), message as Buffer, {
          mode: 0o600,
          // Hidden from readers of the folder.
          temporary: join(folder, `.${name}.part`),
        })
      } catch (error) {
        throw new AppError('mail_not_sent', `The mail could not be written to ${folder}.`, { cause: error })
      }
    },
  }
}

/** The number orders mails of one moment; the random suffix avoids collisions after a restart. */
function fileName(at: Date, number: number): string {
  const time = at.toISOString().replaceAll(':', '-')
  return `${time}-${String(number).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`
}
