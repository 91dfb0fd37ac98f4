import { decodeEntities } from './entities.ts'

const MAX_LEAD_LENGTH = 160

/** The first words of a text: its first paragraph that says something, or all of it when it has none, cut at a word. */
export function extractLead(html: string): string {
  const opening = PLAIN_OPENING.exec(html)?.[1]
  return cut(opening === undefined ? readText(html) : tidy(opening) || readText(html))
}

/** As most texts begin: a paragraph that is nothing but words. */
const PLAIN_OPENING = /^<p>([^<>&]*)<\/p>/

// In turn: a comment; an element whose content nobody reads; a tag; text; a sign that only looks like a tag.
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<(head|style|script|title|template|noscript|iframe|svg|textarea)\b[\s\S]*?(?:<\/\1\s*>|(?=<body\b)|$)|<[!/?]?([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'<>])*>|[^<]+|</gi

const BLOCK =
  /^(address|article|aside|blockquote|body|d[dlt]|div|figcaption|figure|footer|form|h[1-6r]|header|li|main|nav|ol|p|pre|section|table|t[dhr]|ul)$/i

function readText(html: string): string {
  let paragraph: string | null = null
  let whole = ''
  for (const [piece, hidden, tag] of html.matchAll(PIECE)) {
    if (hidden !== undefined || piece.startsWith('<!--')) continue
    if (tag !== undefined && BLOCK.test(tag)) {
      if (paragraph !== null && /\S/.test(paragraph)) break
      paragraph = /^<p\b/i.test(piece) ? '' : null
      whole += ' '
      continue
    }
    const text = tag === undefined ? decodeEntities(piece) : /^br$/i.test(tag) ? ' ' : ''
    whole += text
    if (paragraph !== null) paragraph += text
  }
  return tidy(paragraph ?? '') || tidy(whole)
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function cut(text: string): string {
  if (text.length <= MAX_LEAD_LENGTH) return text
  const endOfWord = text.lastIndexOf(' ', MAX_LEAD_LENGTH)
  const kept = text.slice(0, endOfWord > 0 ? endOfWord : MAX_LEAD_LENGTH)
  // The end of what is kept: no half of a character that takes two places, and no sign that waits for more.
  return `${kept.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–-]+$/, '')}…`
}
