import { newsletterPaths } from '@lerret/model'
import { letterOf, type Paragraph } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Sender } from '../mail/sender.ts'
import { type NewsWords, withSite } from './words.ts'

/** The house, and what it says. */
export type NewsSender = Sender & { words: NewsWords }

/** To one who asked for the newsletter: the link to confirm with, and the one to be forgotten at once. */
export function confirmMail(
  sender: NewsSender,
  to: string,
  keys: { confirm: string; unsubscribe: string },
): Mail {
  const { words } = sender
  const leave = linkOf(sender, 'unsubscribe', keys.unsubscribe)
  return mailOf(sender, to, words.newsMailConfirmSubject, leave, [
    words.newsMailAsked,
    words.newsMailConfirm,
    { label: words.newsConfirm, href: linkOf(sender, 'confirm', keys.confirm) },
    words.newsMailNotYou,
    { label: words.newsMailDelete, href: leave },
  ])
}

/** To one who asked and has it already: the page must not tell, so the mail does. */
export function knownMail(sender: NewsSender, to: string, keys: { unsubscribe: string }): Mail {
  const { words } = sender
  const leave = linkOf(sender, 'unsubscribe', keys.unsubscribe)
  return mailOf(sender, to, words.newsMailKnownSubject, leave, [
    words.newsMailAsked,
    words.newsMailKnown,
    words.newsMailLeave,
    { label: words.newsUnsubscribe, href: leave },
  ])
}

export const KEY_FIELD = 'nokkel'

export const pathWithKey = (to: 'confirm' | 'unsubscribe', key: string) =>
  `${newsletterPaths[to]}?${KEY_FIELD}=${key}`

const linkOf = ({ host }: NewsSender, to: 'confirm' | 'unsubscribe', key: string) =>
  new URL(pathWithKey(to, key), host).href

function mailOf(sender: NewsSender, to: string, subject: string, leave: string, body: Paragraph[]): Mail {
  const { title } = sender
  return letterOf(sender, {
    to,
    subject: withSite(subject, title),
    body: body.map((paragraph) => (typeof paragraph === 'string' ? withSite(paragraph, title) : paragraph)),
    // The mail program's own button to leave (RFC 8058): it sends a form there, so that scanners who open the link do nothing.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}
