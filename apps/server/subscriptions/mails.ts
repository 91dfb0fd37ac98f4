import { newsletterPaths } from '@lerret/model'
import type { Mail } from '../mail/mailer.ts'
import { type NewsWords, withSite } from './words.ts'

/** The house as it signs a mail. */
export interface Sender {
  title: string
  email: string
  /** The site's address, where the links lead. */
  host: string
  words: NewsWords
}

/** To one who asked for the newsletter: the link to confirm with, and the one to be forgotten at once. */
export function confirmMail(
  sender: Sender,
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
export function knownMail(sender: Sender, to: string, keys: { unsubscribe: string }): Mail {
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

const linkOf = ({ host }: Sender, to: 'confirm' | 'unsubscribe', key: string) =>
  new URL(pathWithKey(to, key), host).href

type Paragraph = string | { label: string; href: string }

function mailOf(sender: Sender, to: string, subject: string, leave: string, body: Paragraph[]): Mail {
  const { title, email } = sender
  const paragraphs = [...body, title].map((paragraph) =>
    typeof paragraph === 'string' ? withSite(paragraph, title) : paragraph,
  )
  return {
    from: { name: title, address: email },
    to,
    subject: withSite(subject, title),
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: paragraphs.map(asHtml).join('\n'),
    // The mail program's own button to leave (RFC 8058): it sends a form there, so that scanners who open the link do nothing.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

const asText = (paragraph: Paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.href)

const asHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p>${escaped(paragraph)}</p>`
    : `<p><a href="${escaped(paragraph.href)}">${escaped(paragraph.label)}</a></p>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
