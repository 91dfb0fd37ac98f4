import type { Article } from '@lerret/model'
import { decodeHTML } from 'entities/decode'

const MAX_LEAD_LENGTH = 160

/** The lead that an editor has written, or else the first paragraph of the text, shortened. */
export const articleLead = ({ lead, content }: Pick<Article, 'lead' | 'content'>): string =>
  collapseSpaces(lead ?? '') || extractLead(content)

/** The first paragraph of an HTML text that is not empty, or the whole text when it has no paragraph, cut at a word. */
export function extractLead(html: string): string {
  const firstParagraph = PLAIN_PARAGRAPH.exec(html)?.[1]
  return truncate(
    firstParagraph === undefined ? readText(html) : collapseSpaces(firstParagraph) || readText(html),
  )
}

/** Most texts begin with a paragraph without tags and entities, which needs no parsing. */
const PLAIN_PARAGRAPH = /^<p>([^<>&]*)<\/p>/

// The alternatives are in this order: a comment; an element whose content is not shown; a tag; text; a `<` that begins no tag.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(head|style|script|title|template|noscript|iframe|svg|textarea)\b[\s\S]*?(?:<\/\1\s*>|(?=<body\b)|$)|<[!/?]?([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'<>])*>|[^<]+|</gi

const BLOCK_ELEMENT =
  /^(address|article|aside|blockquote|body|d[dlt]|div|figcaption|figure|footer|form|h[1-6r]|header|li|main|nav|ol|p|pre|section|table|t[dhr]|ul)$/i

function readText(html: string): string {
  let paragraph: string | null = null
  let whole = ''
  for (const [token, hidden, tag] of html.matchAll(TOKEN)) {
    if (hidden !== undefined || token.startsWith('<!--')) continue
    if (tag !== undefined && BLOCK_ELEMENT.test(tag)) {
      if (paragraph !== null && /\S/.test(paragraph)) break
      paragraph = /^<p\b/i.test(token) ? '' : null
      whole += ' '
      continue
    }
    const text = tag === undefined ? decodeHTML(token) : /^br$/i.test(tag) ? ' ' : ''
    whole += text
    if (paragraph !== null) paragraph += text
  }
  return collapseSpaces(paragraph ?? '') || collapseSpaces(whole)
}

const collapseSpaces = (text: string) => text.replaceAll(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim()

const SOFT_HYPHEN = '\u00ad'

function truncate(text: string): string {
  if (text.length <= MAX_LEAD_LENGTH) return text
  const endOfWord = text.lastIndexOf(' ', MAX_LEAD_LENGTH)
  const start = text.slice(0, endOfWord > 0 ? endOfWord : MAX_LEAD_LENGTH)
  // The end is cut without half of a surrogate pair, or punctuation.
  return `${start.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:–-]+$/, '')}…`
}
