import type { NewsletterItem } from '@lerret/api/contracts'
import { fill } from '@lerret/words'
import type { Sender } from '../../../content/house/sender.ts'
import { escapeHtml } from '../../../platform/text/escape-html.ts'
import type { NewsletterContent } from './draft.ts'
import type { Letterhead, MailColors } from './letterhead.ts'

const WIDTH = 600
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"

/** Dark colours, for the mail programs that know the media query. The others show the light ones. */
const darkStyles = ({ dark }: MailColors) => `@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.page} !important; }
.sheet, .sheet .row { background-color: ${dark.sheet} !important; }
.sheet h1, .sheet h2, .sheet p { color: ${dark.text} !important; }
.sheet .quiet { color: ${dark.quiet} !important; }
.sheet .row a { color: ${dark.link} !important; }
.sheet .foot { border-color: ${dark.text} !important; }
}`

export interface NewsletterLinks {
  /** The link for the recipient. */
  unsubscribe: string
  /** The newsletter in the archive of the site; null before it is sent. */
  archive: string | null
}

/** A newsletter as HTML for old and new mail programs: tables, styles in attributes, and nothing that must be loaded but pictures. */
export function renderHtml(
  letterhead: Letterhead,
  content: NewsletterContent,
  links: NewsletterLinks,
): string {
  const { words, language, title, colors } = letterhead
  const { light } = colors
  const items = content.items.filter(({ isIncluded }) => isIncluded)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${darkStyles(colors)}</style>
</head>
<body style="margin:0;padding:0;background-color:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px;background-color:${light.sheet}">
${renderHeader(letterhead)}
<tr><td class="row" style="padding:24px 24px 8px">
<h1 style="margin:0 0 12px;${FONT};font-size:30px;line-height:34px;color:${light.text}">${escapeHtml(content.subject)}</h1>
${paragraphs(content.intro, light.text)}
</td></tr>
${items.map((item) => renderItem(letterhead, item)).join('\n')}
<tr><td class="row foot" style="padding:24px;border-top:2px solid ${light.text}">
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:20px;color:${light.quiet}">${escapeHtml(fill(words.newsIssueWhy, { site: title }))}<br>
${links.archive ? `${link(links.archive, words.newsIssueInBrowser, light.link)} · ` : ''}${link(links.unsubscribe, words.newsIssueLeave, light.link)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** A newsletter as plain text. */
export function renderText(
  { words, title, host }: Sender,
  content: NewsletterContent,
  links: NewsletterLinks,
): string {
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

/** The name of the house on its dark colour in both schemes, as in the header of the site: its logo is made for it. */
function renderHeader({ host, title, logo, colors: { header } }: Letterhead): string {
  const image = logo
    ? `<img src="${escapeHtml(toImageUrl(host, logo.path, logo.width))}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.isWordmark ? logo.alt : '')}" style="display:inline-block;vertical-align:middle;border:0">`
    : ''
  const name = logo?.isWordmark
    ? ''
    : `<span style="color:${header.text};vertical-align:middle${logo ? ';padding-left:12px' : ''}">${escapeHtml(title)}</span>`
  return `<tr><td class="head" style="padding:16px 24px;background-color:${header.background};border-bottom:6px solid ${header.line};${FONT};font-size:18px;line-height:22px;font-weight:bold"><a href="${escapeHtml(host)}" style="color:${header.text};text-decoration:none">${image}${name}</a></td></tr>`
}

function renderItem({ host, words, colors: { light } }: Letterhead, item: NewsletterItem): string {
  const href = item.path && toUrl(host, item.path)
  const label = item.times.length > 0 ? words.newsIssueTickets : words.newsIssueReadMore
  const image = item.image
    ? `<img src="${escapeHtml(toImageUrl(host, item.image.path, WIDTH))}" width="552" alt="${escapeHtml(item.image.alt)}" style="display:block;width:100%;max-width:552px;height:auto;border:0">`
    : ''
  const times = item.times
    .map(
      (time) =>
        `<p style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${light.text}">${escapeHtml(time)}</p>`,
    )
    .join('\n')
  return `<tr><td class="row" style="padding:24px 24px 0">
${image}
<h2 style="margin:12px 0 4px;${FONT};font-size:22px;line-height:26px;color:${light.text}">${escapeHtml(item.title)}</h2>
${times}
${paragraphs(item.text, light.text)}
${href ? `<p style="margin:0 0 8px;${FONT};font-size:16px;line-height:24px;font-weight:bold">${link(href, `${label}: ${item.title}`, light.link)}</p>` : ''}
</td></tr>`
}

const paragraphs = (text: string, color: string) =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p style="margin:0 0 12px;${FONT};font-size:16px;line-height:24px;color:${color}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')

/** Twice as wide as it is shown, for dense screens. */
function toImageUrl(host: string, path: string, width: number): string {
  const url = new URL(path, host)
  url.searchParams.set('w', String(2 * width))
  return url.href
}

/** The path is encoded already. */
const toUrl = (host: string, path: string) => new URL(path, host).href

const link = (href: string, label: string, color: string) =>
  `<a href="${escapeHtml(href)}" style="color:${color}">${escapeHtml(label)}</a>`
