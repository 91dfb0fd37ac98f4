import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { composeMail } from '../../../content/house/compose-mail.ts'
import { getSender } from '../../../content/house/sender.ts'
import type { Database } from '../../../platform/db/connection.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'

/** A change of the account of somebody at the desk, or an attempt at one. */
type AccountChange =
  | 'role'
  | 'password'
  | 'passwordLink'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | keyof typeof GUESSES

/** The attempts that somebody else may have made. */
const GUESSES = { guesses: 'staffMailGuesses', codeGuesses: 'staffMailCodeGuesses' } as const

const TEXTS = {
  role: 'staffMailRole',
  password: 'staffMailPassword',
  passwordLink: 'staffMailPasswordLink',
  twoFactorOn: 'staffMailTwoFactorOn',
  twoFactorOff: 'staffMailTwoFactorOff',
  passkeyAdded: 'staffMailPasskeyAdded',
  passkeyRemoved: 'staffMailPasskeyRemoved',
  ...GUESSES,
} as const satisfies Record<AccountChange, keyof Words>

/**
 * Mails somebody at the desk what was changed about the account, so that it is noticed when it was somebody else. The name is that of
 * who did it, or of the passkey.
 */
export const createAccountChangeMails =
  ({ db, mailer }: { db: Database; mailer: Mailer }) =>
  async (to: string, change: AccountChange, name: string): Promise<void> => {
    const sender = await getSender(db)
    const { words, title: site, email: contact } = sender
    const body = [fill(words[TEXTS[change]], { site, name }), fill(words.staffMailNotYou, { contact })]
    const subject = Object.hasOwn(GUESSES, change) ? words.staffMailGuessesSubject : words.staffMailSubject
    await mailer.send(composeMail(sender, { kind: 'other', to, subject: fill(subject, { site }), body }))
  }
