import type { NewsletterItem } from '@lerret/api/contracts'
import { fill } from '@lerret/words'
import type { Sender } from '../../mail/sender.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import type { NewsletterContent } from './draft.ts'

const WIDTH = 600
const INK = '#0f1419'
const PAPER = '#f4efe6'
const SHEET = '#ffffff'
const QUIET = '#565a5b'
const SIGNAL = '#a3300c'
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"

/** Dark colours, for the mail programs that know the media query. The others show the light ones. */
const DARK = `@media (prefers-color-scheme: dark) {
.page, .page td { background-color: #0a0e12 !important; }
.sheet, .sheet td { background-color: #12181e !important; }
.sheet h1, .sheet h2, .sheet p, .sheet td { color: #f4efe6 !important; }
.sheet .quiet { color: #b0aea8 !important; }
.sheet a { color: #ff8a66 !important; }
}`

export interface NewsletterLinks {
  /** Of the recipient. */
  unsubscribe: string
  /** The newsletter in the archive of the site; null before it is sent. */
  archive: string | null
}

/** A newsletter as HTML for old and new mail programs: tables, styles in attributes, and nothing that must be loaded but pictures. */
export function renderHtml(sender: Sender, content: NewsletterContent, links: NewsletterLinks): string {
  const { words, title } = sender
  const items = content.items.filter(({ isIncluded }) => isIncluded)
  return `<!doctype html>
<html lang="nn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;padding:0;background-color:${PAPER}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${PAPER}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px;background-color:${SHEET}">
<tr><td style="padding:24px 24px 8px;border-top:6px solid #e4572e">
<p style="margin:0;${FONT};font-size:15px;line-height:20px;font-weight:bold;color:${INK}">${link(sender.host, title)}</p>
<h1 style="margin:8px 0 12px;${FONT};font-size:30px;line-height:34px;color:${INK}">${escapeHtml(content.subject)}</h1>
${paragraphs(content.intro)}
</td></tr>
${items.map((item) => renderItem(sender, item)).join('\n')}
<tr><td style="padding:24px;border-top:2px solid ${INK}">
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:20px;color:${QUIET}">${escapeHtml(fill(words.newsIssueWhy, { site: title }))}<br>
${links.archive ? `${link(links.archive, words.newsIssueInBrowser)} · ` : ''}${link(links.unsubscribe, words.newsIssueLeave)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** A newsletter as plain text. */
export function renderText(sender: Sender, content: NewsletterContent, links: NewsletterLinks): string {
  const { words, title, host } = sender
  const items = content.items
    .filter(({ isIncluded }) => isIncluded)
    .map((item) =>
      [item.title.toUpperCase(), item.times.join('\n'), item.text, item.path && toUrl(host, item.path)]
        .filter(Boolean)
        .join('\n'),
    )
  return `${[
    content.subject,
    content.intro,
    ...items,
    '-- ',
    fill(words.newsIssueWhy, { site: title }),
    ...(links.archive ? [`${words.newsIssueInBrowser}: ${links.archive}`] : []),
    `${words.newsIssueLeave}: ${links.unsubscribe}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** The newsletter for a page of the site: its content without what belongs to a mail. */
export function renderArchive({ host, words }: Sender, { intro, items }: NewsletterContent): string {
  const shown = items.filter(({ isIncluded }) => isIncluded)
  const lines = (text: string) =>
    text
      .split(/\n{2,}/)
      .filter((each) => each.trim() !== '')
      .map((each) => `<p>${escapeHtml(each)}</p>`)
      .join('')
  return [
    lines(intro),
    ...shown.map(
      ({ title, times, text, path }) =>
        `<h2>${escapeHtml(title)}</h2>${times.length > 0 ? `<ul>${times.map((time) => `<li>${escapeHtml(time)}</li>`).join('')}</ul>` : ''}${lines(text)}${path ? `<p>${archiveLink(host, path, times.length > 0 ? words.newsIssueTickets : words.newsIssueReadMore, title)}</p>` : ''}`,
    ),
  ].join('\n')
}

const archiveLink = (host: string, path: string, label: string, title: string) =>
  `<a href="${escapeHtml(toUrl(host, path))}">${escapeHtml(`${label}: ${title}`)}</a>`

function renderItem({ host, words }: Sender, item: NewsletterItem): string {
  const href = item.path && toUrl(host, item.path)
  const label = item.times.length > 0 ? words.newsIssueTickets : words.newsIssueReadMore
  const image = item.image
    ? `<img src="${escapeHtml(toImageUrl(host, item.image.path))}" width="552" alt="${escapeHtml(item.image.alt)}" style="display:block;width:100%;max-width:552px;height:auto;border:0">`
    : ''
  const times = item.times
    .map(
      (time) =>
        `<p style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${INK}">${escapeHtml(time)}</p>`,
    )
    .join('\n')
  return `<tr><td style="padding:24px 24px 0">
${image}
<h2 style="margin:12px 0 4px;${FONT};font-size:22px;line-height:26px;color:${INK}">${escapeHtml(item.title)}</h2>
${times}
${paragraphs(item.text)}
${href ? `<p style="margin:0 0 8px;${FONT};font-size:16px;line-height:24px;font-weight:bold">${link(href, `${label}: ${item.title}`)}</p>` : ''}
</td></tr>`
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p style="margin:0 0 12px;${FONT};font-size:16px;line-height:24px;color:${INK}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')

/** Twice as wide as it is shown, for dense screens. */
function toImageUrl(host: string, path: string): string {
  const url = new URL(path, host)
  url.searchParams.set('w', String(WIDTH * 2))
  return url.href
}

/** The path is encoded already. */
const toUrl = (host: string, path: string) => new URL(path, host).href

const link = (href: string, label: string) =>
  `<a href="${escapeHtml(href)}" style="color:${SIGNAL}">${escapeHtml(label)}</a>`
