import { CONFIRM_EMAIL_PATH, MEMBER_PATHS } from '@lerret/model'
import { fill } from '@lerret/words'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Sender } from '../mail/sender.ts'

/*
 * Mails about accounts. They say no name: whoever made the account chose it, and it may have been made with another's address.
 */

/** What every mail needs. */
export interface Letter {
  sender: Sender
  to: string
}

/** To one who has forgotten the password: the link to choose a new one with. */
export function resetMail(letter: Letter, link: string): Mail {
  const { sender, to } = letter
  const { words } = sender
  const text = fillIn(letter)
  return composeMail(sender, {
    to,
    subject: text(words.memberMailResetSubject),
    body: [
      text(words.memberMailResetAsked),
      text(words.memberMailResetHow),
      { label: words.memberMailResetLink, href: link },
      text(words.memberMailResetNotYou),
    ],
  })
}

/** To the address of a new account, which may be another's: the link that confirms it, and how its owner takes the account. */
export function confirmMail(letter: Letter, link: string, publicUrl: string): Mail {
  const { sender, to } = letter
  const { words } = sender
  const text = fillIn(letter)
  return composeMail(sender, {
    to,
    subject: text(words.memberMailConfirmSubject),
    body: [
      text(words.memberMailConfirmAsked),
      text(words.memberMailConfirmGives),
      { label: words.memberMailConfirmLink, href: link },
      text(words.memberMailConfirmNotYou),
      { label: words.memberMailConfirmNotYouLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
    ],
  })
}

/** To one whose address somebody tried to make a second account with. */
export function accountExistsMail(letter: Letter, publicUrl: string): Mail {
  const { sender, to } = letter
  const { words } = sender
  const text = fillIn(letter)
  return composeMail(sender, {
    to,
    subject: text(words.memberMailExistsSubject),
    body: [
      text(words.memberMailExistsAsked),
      { label: words.memberMailExistsLogIn, href: `${publicUrl}${MEMBER_PATHS.login}` },
      text(words.memberMailExistsForgotten),
      { label: words.memberMailExistsForgottenLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
      text(words.memberMailExistsNotYou),
    ],
  })
}

/** To an address that an account is to get. */
export function changeMail(letter: Letter, link: string): Mail {
  const { sender, to } = letter
  const { words } = sender
  const text = fillIn(letter)
  return composeMail(sender, {
    to,
    subject: text(words.memberMailChangeSubject),
    body: [
      text(words.memberMailChangeAsked),
      text(words.memberMailChangeGives),
      { label: words.memberMailChangeLink, href: link },
      text(words.memberMailChangeNotYou),
    ],
  })
}

/** To the address that an account had. */
export function changedMail(letter: Letter): Mail {
  const { sender, to } = letter
  const { words } = sender
  const text = fillIn(letter)
  return composeMail(sender, {
    to,
    subject: text(words.memberMailChangedSubject),
    body: [text(words.memberMailChangedText), text(words.memberMailChangedNotYou)],
  })
}

/** The key stands behind the hash, which browsers tell to no server: it reaches no log on the way. */
export const resetLink = (publicUrl: string, key: string) =>
  `${publicUrl}${MEMBER_PATHS.newPassword}#nokkel=${encodeURIComponent(key)}`

export const KEY_FIELD = 'nokkel'

export const confirmationPath = (key: string) => `${CONFIRM_EMAIL_PATH}?${KEY_FIELD}=${key}`

/** Its page is the server's own and works without script, so the key is part of what is asked for. */
export const confirmationLink = (publicUrl: string, key: string) => `${publicUrl}${confirmationPath(key)}`

const fillIn =
  ({ sender }: Letter) =>
  (sentence: string) =>
    fill(sentence, { site: sender.title, contact: sender.email })
