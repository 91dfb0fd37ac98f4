import { splitElements, swallows } from '../html/split-elements.ts'

/** A top element of a text: a paragraph, a heading, a list, a picture, a table. */
export interface TextElement {
  html: string
  /** The white space between it and the element before; null for the first one. */
  before: string | null
  /** The end tags that are missing at the end of the text. */
  missing: string
}

export interface TextElements {
  /** What is never shown: white space at the edges, the tags of a whole document. */
  head: string
  elements: readonly TextElement[]
  tail: string
}

const MAX_KNOWN = 6
const known = new Map<string, TextElements>()

/** The elements of HTML. The last texts are remembered: while somebody types, most of them stay the same. */
export function readElements(html: string): TextElements {
  const found = known.get(html) ?? split(html)
  known.delete(html)
  known.set(html, found)
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break
    known.delete(oldest)
  }
  return found
}

function split(html: string): TextElements {
  const pieces = splitElements(html)
  const head = pieces[0]?.kind === 'hidden' ? pieces.shift() : undefined
  const tail = pieces.at(-1)?.kind === 'hidden' ? pieces.pop() : undefined
  const elements: TextElement[] = []
  let before: string | null = null
  for (const { kind, html, missing } of pieces) {
    if (kind === 'hidden') before = html
    else {
      elements.push({ html, before: elements.length === 0 ? null : (before ?? ''), missing })
      before = null
    }
  }
  return { head: head?.html ?? '', elements, tail: tail?.html ?? '' }
}

export function writeElements({ head, elements, tail }: TextElements): string {
  let html = head
  for (const [index, element] of elements.entries()) {
    const last = elements[index - 1]
    const next = last ? (element.before ?? '\n') + element.html : element.html
    if (last && swallows(last, next)) html += last.missing
    html += next
  }
  return html + tail
}
