/** Signs that no text has stand for the marks around what was found, until the rest is escaped. */
export const START = '\u0002'
export const STOP = '\u0003'

/** How much of a text's beginning and end tells whether a quotation has them. */
export const EDGE = 40

/** What is quoted of a text, with dots where the text goes on. */
export function quotation({ excerpt, begins, ends }: { excerpt: string; begins: string; ends: string }) {
  const quoted = excerpt.trim()
  const plain = plainOf(quoted)
  const before = plainOf(begins).startsWith(plain.slice(0, EDGE / 2)) ? '' : '… '
  const isEnd = plainOf(ends).endsWith(plain.slice(-EDGE / 2)) || /[.!?…»)]$/.test(plain)
  return isEnd ? before + quoted : `${before}${quoted.replace(/[\s,;:–-]+$/, '')} …`
}

const plainOf = (text: string) => text.replaceAll(START, '').replaceAll(STOP, '').replace(/\s+/g, ' ').trim()
