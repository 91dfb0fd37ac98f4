import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { AppError } from '../errors/app-error.ts'
import type { Mailer } from './mailer.ts'
import { toNodemailerMessage } from './nodemailer-message.ts'

/** Writes each mail as an `.eml` file to this folder; the names sort by time. */
export function openOutbox(folder: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let number = 0
  return {
    async send(mail) {
      const name = fileName(now(), number++)
      try {
        const { message } = await transport.sendMail(toNodemailerMessage(mail))
        // Mails have secret links: only the server's user may read them.
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Written under another name first, so that a reader of the folder never sees half a mail.
        const unfinished = join(folder, `.${name}.part`)
        await writeFile(unfinished, message as Buffer, { mode: 0o600 })
        await rename(unfinished, join(folder, name))
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
