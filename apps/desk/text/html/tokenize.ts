/** A tag, a comment or a stretch of text, with its position in the source. */
export type Token = {
  start: number
  end: number
  /** What completes a token that the end of the source cut off: `>`, `-->` or an end tag. */
  missing: string
} & (
  | { type: 'text' | 'comment' | 'doctype' }
  | { type: 'start-tag'; name: string; isSelfClosing: boolean }
  | { type: 'end-tag'; name: string }
  /** An element whose content is text and not markup, with that content and its end tag. */
  | { type: 'raw-element'; name: string }
)

const RAW_ELEMENTS = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

const TAG_NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy
const BLANKS_AND_SLASHES = /[\t\n\f\r /]*/y
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y
const EQUALS_SIGN = /[\t\n\f\r ]*=[\t\n\f\r ]*/y
const UNQUOTED_VALUE = /[^\t\n\f\r >]*/y

/** The tokens of HTML as the standard's tokenizer finds them. Every character of the source belongs to one. */
export function* tokenize(html: string): Generator<Token> {
  for (let position = 0; position < html.length; ) {
    const token = readToken(html, position)
    yield token
    position = token.end
  }
}

function readToken(html: string, start: number): Token {
  if (html[start] === '<') {
    TAG_NAME.lastIndex = start
    const tag = TAG_NAME.exec(html)
    if (tag) return readTag(html, start, { slash: tag[1] ?? '', name: tag[2] ?? '' })
    if (html.startsWith('<!--', start)) return readComment(html, start)
    if (/[!?/]/.test(html.charAt(start + 1))) return readDeclaration(html, start)
  }
  const next = html.indexOf('<', start + 1)
  return { type: 'text', start, end: next < 0 ? html.length : next, missing: '' }
}

/** `<!doctype>`, and what browsers take for a comment that ends at the next `>`: `<![CDATA[`, `<?xml`, `</ `. */
function readDeclaration(html: string, start: number): Token {
  const type = /^<!doctype/i.test(html.slice(start, start + 9)) ? 'doctype' : 'comment'
  const end = html.indexOf('>', start)
  return end < 0
    ? { type, start, end: html.length, missing: '>' }
    : { type, start, end: end + 1, missing: '' }
}

function readComment(html: string, start: number): Token {
  const isEmpty = /^-?>/.exec(html.slice(start + 4, start + 6))
  if (isEmpty) return { type: 'comment', start, end: start + 4 + isEmpty[0].length, missing: '' }
  const end = matchFrom(/--!?>/g, html, start + 4)
  return { type: 'comment', start, end: end ?? html.length, missing: end === null ? '-->' : '' }
}

function readTag(html: string, start: number, tag: { slash: string; name: string }): Token {
  const name = tag.name.toLowerCase()
  const { end, isSelfClosing, missing } = readAttributes(html, start + 1 + tag.slash.length + name.length)
  if (tag.slash) return { type: 'end-tag', name, start, end, missing }
  if (!RAW_ELEMENTS.has(name)) return { type: 'start-tag', name, isSelfClosing, start, end, missing }
  const endTag = matchFrom(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, end)
  if (endTag === null)
    return { type: 'raw-element', name, start, end: html.length, missing: `${missing}</${name}>` }
  return { type: 'raw-element', name, start, ...readAttributes(html, endTag) }
}

interface TagEnd {
  end: number
  isSelfClosing: boolean
  missing: string
}

function readAttributes(html: string, start: number): TagEnd {
  for (let position = start; ; ) {
    const name = skip(BLANKS_AND_SLASHES, html, position)
    if (name >= html.length) return { end: html.length, isSelfClosing: false, missing: '>' }
    if (html[name] === '>') {
      // The slash of `<a href=x/>` belongs to the value.
      return { end: name + 1, isSelfClosing: name > position && html[name - 1] === '/', missing: '' }
    }
    const nameEnd = skip(ATTRIBUTE_NAME, html, name)
    const value = skip(EQUALS_SIGN, html, nameEnd)
    position = value
    if (value === nameEnd) continue
    const quote = html[value]
    if (quote !== '"' && quote !== "'") {
      position = skip(UNQUOTED_VALUE, html, value)
      continue
    }
    const closingQuote = html.indexOf(quote, value + 1)
    if (closingQuote < 0) return { end: html.length, isSelfClosing: false, missing: `${quote}>` }
    position = closingQuote + 1
  }
}

/** The position after what the pattern matches at `position`. */
function skip(pattern: RegExp, html: string, position: number): number {
  pattern.lastIndex = position
  return position + (pattern.exec(html)?.[0].length ?? 0)
}

/** The position after the first match at `position` or later. */
function matchFrom(pattern: RegExp, html: string, position: number): number | null {
  pattern.lastIndex = position
  return pattern.test(html) ? pattern.lastIndex : null
}
