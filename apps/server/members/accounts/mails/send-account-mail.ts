import { getSender } from '../../../content/house/sender.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { AccountDependencies } from '../accounts.ts'
import type { MailContext } from './account-mails.ts'

/** Composes a mail from the house to one address, and sends it. */
export async function sendMail(
  { db, mailer }: AccountDependencies,
  to: string,
  write: (context: MailContext) => Mail,
): Promise<void> {
  await mailer.send(write({ sender: await getSender(db), to }))
}
