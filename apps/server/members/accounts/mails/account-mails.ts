import { CONFIRM_EMAIL_PATH, MEMBER_PATHS } from '@lerret/model'
import { fill } from '@lerret/words'
import { composeMail } from '../../../content/house/compose-mail.ts'
import type { Sender } from '../../../content/house/sender.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { CONFIRMATION_LINK_MS } from '../email-confirmations.ts'
import { MAILED_LINK_MS } from '../password-links.ts'

/*
 * Mails about accounts. They leave out the name, which a stranger may have chosen who signed up with this address.
 */

/** The sender and recipient of a mail. */
export interface MailContext {
  sender: Sender
  to: string
}

/** The link to choose a new password with. */
export function resetMail(context: MailContext, link: string): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'password',
    lifetimeMs: MAILED_LINK_MS,
    subject: words.memberMailResetSubject,
    body: [
      words.memberMailResetAsked,
      words.memberMailResetHow,
      { label: words.memberMailResetLink, href: link },
      words.memberMailResetNotYou,
    ],
  })
}

/** The mail to a new account's address: the link that confirms it, and what to do if a stranger signed up with it. */
export function confirmMail(context: MailContext, link: string, publicUrl: string): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'confirm_email',
    lifetimeMs: CONFIRMATION_LINK_MS,
    subject: words.memberMailConfirmSubject,
    body: [
      words.memberMailConfirmAsked,
      words.memberMailConfirmGives,
      { label: words.memberMailConfirmLink, href: link },
      words.memberMailConfirmNotYou,
      { label: words.memberMailConfirmNotYouLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
    ],
  })
}

/** The mail to an address that somebody tried to sign up with again. */
export function accountExistsMail(context: MailContext, publicUrl: string): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'account_exists',
    subject: words.memberMailExistsSubject,
    body: [
      words.memberMailExistsAsked,
      { label: words.memberMailExistsLogIn, href: `${publicUrl}${MEMBER_PATHS.login}` },
      words.memberMailExistsForgotten,
      { label: words.memberMailExistsForgottenLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
      words.memberMailExistsNotYou,
    ],
  })
}

/** The mail to the new address of an account: the link that confirms it. */
export function changeMail(context: MailContext, link: string): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'email_change',
    lifetimeMs: CONFIRMATION_LINK_MS,
    subject: words.memberMailChangeSubject,
    body: [
      words.memberMailChangeAsked,
      words.memberMailChangeGives,
      { label: words.memberMailChangeLink, href: link },
      words.memberMailChangeNotYou,
    ],
  })
}

/** The mail to the previous address of an account. */
export function changedMail(context: MailContext): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'email_changed',
    subject: words.memberMailChangedSubject,
    body: [words.memberMailChangedText, words.memberMailChangedNotYou],
  })
}

/** The mail to the owner of an account whose passkeys have changed. */
export function passkeyMail(context: MailContext, change: 'added' | 'removed'): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'other',
    subject: words.memberMailPasskeySubject,
    body: [
      change === 'added' ? words.memberMailPasskeyAdded : words.memberMailPasskeyRemoved,
      words.memberMailPasskeyNotYou,
    ],
  })
}

/** The mail to the address of an account that its owner has deleted. */
export function deletedMail(context: MailContext): Mail {
  const { words } = context.sender
  return createMail(context, {
    kind: 'account_deleted',
    subject: words.memberMailDeletedSubject,
    body: [words.memberMailDeletedText, words.memberMailDeletedNotYou],
  })
}

/** The key is in the fragment, which browsers do not send: it appears in no server's log. */
export const resetPath = (key: string) => `${MEMBER_PATHS.newPassword}#${KEY_FIELD}=${key}`

export const resetLink = (publicUrl: string, key: string) => `${publicUrl}${resetPath(key)}`

/** Staff choose their password at the desk. */
export const staffResetLink = (publicUrl: string, key: string) =>
  `${publicUrl}/redaksjon/nytt-passord#${KEY_FIELD}=${key}`

export const invitationLink = (publicUrl: string, key: string) =>
  `${publicUrl}/redaksjon/invitasjon#${KEY_FIELD}=${key}`

export const KEY_FIELD = 'nokkel'

export const confirmationPath = (key: string) => `${CONFIRM_EMAIL_PATH}?${KEY_FIELD}=${key}`

/** The page is served without script, so the key is in the query. */
export const confirmationLink = (publicUrl: string, key: string) => `${publicUrl}${confirmationPath(key)}`

function createMail({ sender, to }: MailContext, mail: Omit<Parameters<typeof composeMail>[1], 'to'>): Mail {
  const fillText = (text: string) => fill(text, { site: sender.title, contact: sender.email })
  return composeMail(sender, {
    ...mail,
    to,
    subject: fillText(mail.subject),
    body: mail.body.map((paragraph) => (typeof paragraph === 'string' ? fillText(paragraph) : paragraph)),
  })
}
