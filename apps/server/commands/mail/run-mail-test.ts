import { fill } from '@lerret/words'
import { composeMail } from '../../content/house/compose-mail.ts'
import { getSender } from '../../content/house/sender.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { normalizeEmail } from '../../platform/mail/normalize-email.ts'
import { classifyFailure, toSendError } from '../../platform/mail/send-error.ts'

const USAGE =
  'npm run mail:test -- ADDRESS    sends one mail to the address, and says what the mail server answered'

interface MailTestDependencies {
  db: Queryable
  mailer: Mailer
  /** The host of the mail server, or the folder that mails are written to. */
  destination: string
}

/** `npm run mail:test`: sends a mail without the queue, so that the outcome is known at once. Returns the lines to print. */
export async function runMailTest(
  args: readonly string[],
  { db, mailer, destination }: MailTestDependencies,
): Promise<string[]> {
  const to = args.length === 1 ? normalizeEmail(args[0] as string) : null
  if (to === null)
    throw new AppError(
      'request_invalid',
      args.length === 1 ? `"${args[0]}" is no e-mail address.` : `Usage:\n${USAGE}`,
    )
  const sender = await getSender(db)
  const { words, title } = sender
  const mail = composeMail(sender, {
    kind: 'test',
    to,
    subject: fill(words.testMailSubject, { site: title }),
    body: [fill(words.testMailText, { site: title })],
  })
  try {
    await mailer.send(mail)
  } catch (error) {
    throw new AppError('mail_not_sent', explainFailure(error, destination), { cause: error })
  }
  return [`The mail to ${to}, from ${sender.email}, was accepted by ${destination}.`]
}

const EXPLANATIONS = {
  permanent:
    'refuses this mail. Check the address, and that the server may send mails from the address of the house.',
  temporary: 'refuses this mail for now. Lerret tries such mails again by itself, for two days.',
  unavailable: 'cannot be used. Check SMTP_URL: host, port, smtp:// or smtps://, user and password.',
}

function explainFailure(error: unknown, destination: string): string {
  const { text, ...failure } = toSendError(error)
  return `${destination} ${EXPLANATIONS[classifyFailure({ ...failure, text })]}\n  It said: ${text}`
}
