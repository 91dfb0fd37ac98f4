import { createHash } from 'node:crypto'
import type { Programme, ProgrammeShowing } from '@lerret/api/contracts'
import { formatLongDate, osloClock } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import type { EmbedQuery } from './embed-query.ts'

const STYLE = `
:root { color-scheme: light dark; --text: #0f1419; --muted: #4d565e; --line: #cfc8bb; --link: #a3300c; --page: #fff; }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --text: #f4efe6; --muted: #b9bec3; --line: #3c444c; --link: #ff8a66; --page: #1c2025; } }
:root[data-theme=dark] { color-scheme: dark; --text: #f4efe6; --muted: #b9bec3; --line: #3c444c; --link: #ff8a66; --page: #1c2025; }
:root[data-theme=light] { color-scheme: light; }
body { margin: 0; padding: 1rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
h2::first-letter { text-transform: uppercase; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; grid-template-columns: 3.5rem 1fr auto; gap: 0 .75rem; align-items: baseline; padding: .5rem 0; border-top: 1px solid var(--line); }
time { font-variant-numeric: tabular-nums; font-weight: 600; }
p { margin: 0; color: var(--muted); }
.where { grid-column: 2; font-size: .875rem; }
.state { color: var(--text); font-weight: 600; }
.off time, .off .title { text-decoration: line-through; }
a { color: inherit; text-underline-offset: .15em; }
.buy { grid-column: 3; grid-row: 1; padding: .625rem 0; margin-block: -.625rem; color: var(--link); font-weight: 600; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
footer { margin-top: 1.5rem; font-size: .875rem; }
`

/** No scripts; any page may frame it. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** The programme as a page of its own, to be shown in a frame on other websites. */
export function renderEmbed(
  { house, showings }: Programme,
  { theme, words, language }: { theme: EmbedQuery['theme']; words: Words; language: string },
): string {
  const days = Map.groupBy(showings, ({ startsAt }) => osloClock(startsAt).date)
  const title = `${words.program} – ${house.name}`
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${theme === 'auto' ? '' : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${[...days].map(([date, ofDay]) => renderDay(date, ofDay, words)).join('\n')}
${showings.length === 0 ? `<p>${escapeHtml(words.nothingThisWeek)}</p>` : ''}
</main><footer>${link(house.url, words.showWholeProgram)}</footer></body></html>
`
}

const renderDay = (date: string, showings: ProgrammeShowing[], words: Words) =>
  `<section><h2>${escapeHtml(formatLongDate(date, words))}</h2><ul>${showings.map((showing) => renderShowing(showing, words)).join('')}</ul></section>`

function renderShowing(showing: ProgrammeShowing, words: Words): string {
  const { startsAt, hall, label, state, ticketUrl, production } = showing
  const isOff = state === 'cancelled' || state === 'postponed'
  const name = label ? `${production.title} – ${label}` : production.title
  const status = isOff ? words[state] : formatStatus(showing, words)
  return [
    `<li${isOff ? ' class="off"' : ''}>`,
    `<time datetime="${escapeHtml(startsAt)}">${osloClock(startsAt).time}</time>`,
    `<span class="title">${link(production.url, name)}</span>`,
    ticketUrl ? link(ticketUrl, words.buy, { className: 'buy', label: `${words.buy}: ${name}` }) : '',
    `<p class="where">${escapeHtml(hall)}${status ? ` · <span class="state">${escapeHtml(status)}</span>` : ''}</p>`,
    '</li>',
  ].join('')
}

function formatStatus({ ticketStatus }: ProgrammeShowing, words: Words): string {
  if (ticketStatus === 'sold-out') return words.soldOut
  return ticketStatus === 'few-left' ? words.fewLeft : ''
}

/** Opens in the whole window, not in the frame. */
const link = (
  href: string,
  text: string,
  { className, label }: { className?: string; label?: string } = {},
) =>
  `<a href="${escapeHtml(href)}" target="_top"${className ? ` class="${className}"` : ''}${label ? ` aria-label="${escapeHtml(label)}"` : ''}>${escapeHtml(text)}</a>`
