/** A list or a quotation, which holds elements of its own. */
export interface Container {
  start: string
  inside: string
  end: string
}

const CONTAINER = /^(<(ul|ol|blockquote)\b[^>]*>)([\s\S]*)(<\/\2>)$/i

/** The element without its own tags; null for one that is not a list of others. */
export function splitContainer(html: string): Container | null {
  const [, start = '', , inside = '', end = ''] = CONTAINER.exec(html) ?? []
  return start === '' ? null : { start, inside, end }
}

export const isSameContainer = (one: Container, other: Container) =>
  one.start === other.start && one.end === other.end
