/** Articles have some thousand letters; a long one with tables has less than a tenth of this. */
const MAX_LENGTH = 500_000
/** Parsers take a time that grows with the square of the nesting: 200,000 elements inside each other take half a minute. */
const MAX_NESTING = 100

/** Elements that have no content, and those that end where the next of their kind begins. */
const NOT_NESTED = new Set(
  `area base br col embed hr img input link meta param source track wbr
  p li dd dt option tr td th thead tbody tfoot colgroup rp rt`.split(/\s+/),
)

/** Says why a text cannot be kept, in words that follow its name; null when it can. */
export function findHtmlProblem(text: string): string | null {
  if (text.length > MAX_LENGTH) return `has more than ${MAX_LENGTH} characters`
  return isNestedTooDeep(text) ? `has more than ${MAX_NESTING} elements inside each other` : null
}

/** Reads a text once, without parsing it. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start + 1)) {
    const isEnd = text[start + 1] === '/'
    const name = readName(text, isEnd ? start + 2 : start + 1)
    if (name === '' || NOT_NESTED.has(name)) continue
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_NESTING) return true
  }
  return false
}

const MAX_NAME_LENGTH = 40

function readName(text: string, start: number): string {
  const [name = ''] = /^[a-z][a-z\d:-]*/i.exec(text.slice(start, start + MAX_NAME_LENGTH)) ?? []
  return name.toLowerCase()
}

/** HTML that can be parsed: its text alone when it is nested too deep. */
export const limitNesting = (html: string) =>
  isNestedTooDeep(html) ? html.replaceAll(/<[^<>]*>/g, ' ') : html
