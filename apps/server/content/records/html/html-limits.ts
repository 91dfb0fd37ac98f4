import { Parser } from 'htmlparser2'

/** Articles have some thousand letters; a long one with tables has less than a tenth of this. */
const MAX_LENGTH = 500_000
/** Parsers take a time that grows with the square of the nesting: 200,000 elements inside each other take half a minute. */
const MAX_NESTING = 100
/** Each takes the sanitizer some 10 µs. A table of a thousand cells has two thousand. */
const MAX_MARKUP = 10_000

/** Says why a text cannot be kept, in words that follow its name; null when it can. */
export function findHtmlProblem(text: string): string | null {
  if (text.length > MAX_LENGTH) return `has more than ${MAX_LENGTH} characters`
  const { nesting, markup } = measureHtml(text)
  if (nesting > MAX_NESTING) return `has more than ${MAX_NESTING} elements inside each other`
  return markup > MAX_MARKUP ? MARKUP_PROBLEM : null
}

const MARKUP_PROBLEM = `has more than ${MAX_MARKUP} tags, attributes and entities`

/** Says why texts cannot be read together, though each of them can. */
export function findSumProblem(texts: Iterable<string>): string | null {
  let markup = 0
  for (const text of texts) {
    markup += measureHtml(text).markup
    if (markup > MAX_MARKUP) return MARKUP_PROBLEM
  }
  return null
}

/** The parser is asked after so many characters whether it has seen enough. */
const CHUNK_LENGTH = 1000

export interface HtmlSize {
  /** How many elements are inside each other. */
  nesting: number
  /** How many tags, attributes and entities there are. */
  markup: number
}

/** Measures HTML as the sanitizer will read it. What is larger than the limits is not measured to its end. */
export function measureHtml(html: string, maxMarkup = MAX_MARKUP): HtmlSize {
  const size = { nesting: 0, markup: countSigns(html) }
  if (size.markup === 0 || size.markup > maxMarkup) return size
  let depth = 0
  const parser = new Parser({
    onopentag() {
      depth += 1
      size.nesting = Math.max(size.nesting, depth)
    },
    onclosetag() {
      depth -= 1
    },
    onattribute() {
      size.markup += 1
    },
  })
  for (let start = 0; start < html.length; start += CHUNK_LENGTH) {
    parser.write(html.slice(start, start + CHUNK_LENGTH))
    if (size.nesting > MAX_NESTING || size.markup > maxMarkup) break
  }
  return size
}

/** The characters with which tags and entities begin. */
function countSigns(html: string): number {
  let count = 0
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at !== -1; at = html.indexOf(sign, at + 1)) count += 1
  return count
}

/** HTML that can be parsed: its text alone when it is nested too deep. */
export const limitNesting = (html: string) =>
  measureHtml(html, Number.POSITIVE_INFINITY).nesting > MAX_NESTING ? html.replaceAll(/<[^<>]*>/g, ' ') : html
