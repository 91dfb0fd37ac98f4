/** Control characters that mark matches until the text is escaped. */
export const MARK_START = '\u0002'
export const MARK_END = '\u0003'

/** How many characters of the beginning and end of a text are compared with an excerpt. */
export const EDGE_LENGTH = 40

/** Adds an ellipsis where the excerpt does not begin or end with the text. */
export function addEllipses({ excerpt, begins, ends }: { excerpt: string; begins: string; ends: string }) {
  const quoted = excerpt.trim()
  const plain = stripMarks(quoted)
  const before = stripMarks(begins).startsWith(plain.slice(0, EDGE_LENGTH / 2)) ? '' : '… '
  const isEnd = stripMarks(ends).endsWith(plain.slice(-EDGE_LENGTH / 2)) || /[.!?…»)]$/.test(plain)
  return isEnd ? before + quoted : `${before}${quoted.replace(/[\s,;:–-]+$/, '')} …`
}

const stripMarks = (text: string) =>
  text.replaceAll(MARK_START, '').replaceAll(MARK_END, '').replace(/\s+/g, ' ').trim()
