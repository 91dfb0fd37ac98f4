import type { Mail } from '../../platform/mail/mailer.ts'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import type { Sender } from './sender.ts'

/** Text, or a link in a paragraph of its own. */
export type Paragraph = string | { label: string; href: string }

/** A short mail from the house, as text and as HTML, signed with its name. */
export function composeMail(
  { title, email }: Sender,
  {
    to,
    subject,
    body,
    ...options
  }: { to: string; subject: string; body: Paragraph[] } & Pick<Mail, 'kind' | 'lifetimeMs' | 'headers'>,
): Mail {
  const paragraphs = [...body, title]
  return {
    from: { name: title, address: email },
    to,
    subject,
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: paragraphs.map(asHtml).join('\n'),
    ...options,
  }
}

const asText = (paragraph: Paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.href)

const asHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<p><a href="${escapeHtml(paragraph.href)}">${escapeHtml(paragraph.label)}</a></p>`
