import { newsletterPaths } from '@lerret/model'
import { fill } from '@lerret/words'
import { composeMail, type Paragraph } from '../../content/house/compose-mail.ts'
import type { Sender } from '../../content/house/sender.ts'
import type { Mail, MailKind } from '../../platform/mail/mailer.ts'

/** The mail to a new subscriber, with the links to confirm and to be deleted at once. */
export function confirmMail(
  sender: Sender,
  to: string,
  keys: { confirm: string; unsubscribe: string },
): Mail {
  const { words } = sender
  const unsubscribeLink = createLink(sender, 'unsubscribe', keys.unsubscribe)
  return createMail(
    sender,
    { kind: 'newsletter_confirm', to, subject: words.newsMailConfirmSubject, unsubscribeLink },
    [
      words.newsMailAsked,
      words.newsMailConfirm,
      { label: words.newsConfirm, href: createLink(sender, 'confirm', keys.confirm) },
      words.newsMailNotYou,
      { label: words.newsMailDelete, href: unsubscribeLink },
    ],
  )
}

/** The mail to an address that is subscribed already. The page must not reveal that. */
export function alreadySubscribedMail(sender: Sender, to: string, keys: { unsubscribe: string }): Mail {
  const { words } = sender
  const unsubscribeLink = createLink(sender, 'unsubscribe', keys.unsubscribe)
  return createMail(
    sender,
    { kind: 'newsletter_known', to, subject: words.newsMailKnownSubject, unsubscribeLink },
    [
      words.newsMailAsked,
      words.newsMailKnown,
      words.newsMailLeave,
      { label: words.newsUnsubscribe, href: unsubscribeLink },
    ],
  )
}

export const KEY_FIELD = 'nokkel'

export const pathWithKey = (to: 'confirm' | 'unsubscribe', key: string) =>
  `${newsletterPaths[to]}?${KEY_FIELD}=${key}`

export const createLink = ({ host }: Sender, to: 'confirm' | 'unsubscribe', key: string) =>
  new URL(pathWithKey(to, key), host).href

function createMail(
  sender: Sender,
  {
    kind,
    to,
    subject,
    unsubscribeLink,
  }: { kind: MailKind; to: string; subject: string; unsubscribeLink: string },
  body: Paragraph[],
): Mail {
  const { title } = sender
  return composeMail(sender, {
    kind,
    to,
    subject: fill(subject, { site: title }),
    body: body.map((paragraph) =>
      typeof paragraph === 'string' ? fill(paragraph, { site: title }) : paragraph,
    ),
    headers: unsubscribeHeaders(unsubscribeLink),
  })
}

/**
 * The headers that make the unsubscribe button of mail clients (RFC 8058): it sends a POST, so that scanners that open the link do nothing.
 */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
