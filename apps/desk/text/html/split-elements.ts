import { OpenElements } from './open-elements.ts'
import { type Token, tokenize } from './tokenize.ts'

/** A stretch of an article's HTML at the top level. */
export interface Piece {
  /**
   * `block`: an element with all that is in it. `inline`: text and inline elements that are in no block. `hidden`: white space, end tags that
   * close nothing, and the tags of a whole document with its head.
   */
  kind: 'block' | 'inline' | 'comment' | 'hidden'
  html: string
  /** What has to be added before anything else may follow; empty when the piece is complete. */
  missing: string
}

/**
 * Splits HTML into its top-level pieces. Joined they are the input, character by character, whatever it is.
 *
 * A piece ends where a browser is back at the top level. In doubt it goes on: a piece that is too long is left alone as a whole, one that
 * is too short could be edited without what belongs to it.
 */
export function splitElements(html: string): Piece[] {
  const pieces: Piece[] = []
  const open = new OpenElements()
  let isInHead = false
  let cutOff = ''
  for (const token of tokenize(html)) {
    const source = html.slice(token.start, token.end)
    open.closeBefore(token)
    isInHead &&= isHeadContent(token, source)
    const kind = isInHead ? 'hidden' : findKind(token, source)
    isInHead ||= token.type === 'start-tag' && token.name === 'head'
    const last = pieces.at(-1)
    if (last && (!open.isEmpty || continues(last, kind))) last.html += source
    else pieces.push({ kind: kind === 'blank' ? 'hidden' : kind, html: source, missing: '' })
    if (pieces.at(-1)?.kind !== 'hidden') open.apply(token)
    cutOff = token.missing
  }
  const last = pieces.at(-1)
  if (last && last.kind !== 'hidden') last.missing = cutOff + open.endTags
  return joinHidden(pieces.flatMap(separateBlanks))
}

/** Whether what follows a piece would end up inside an element of it that is not closed. */
export const swallows = ({ html, missing }: Pick<Piece, 'html' | 'missing'>, next: string) =>
  missing !== '' && splitElements(html + next)[0]?.html !== html

type Kind = Piece['kind'] | 'blank'

function continues(last: Piece, kind: Kind): boolean {
  if (last.kind === 'inline') return kind === 'inline' || kind === 'comment' || kind === 'blank'
  return last.kind === 'hidden' && (kind === 'hidden' || kind === 'blank')
}

function findKind(token: Token, source: string): Kind {
  switch (token.type) {
    case 'text':
      return isBlank(source) ? 'blank' : 'inline'
    case 'comment':
      return 'comment'
    case 'doctype':
      return 'hidden'
    case 'raw-element':
      return 'block'
    case 'start-tag':
      // A tag that the end cut off is no tag.
      if (DOCUMENT_TAGS.has(token.name) || token.missing) return 'hidden'
      return INLINE_ELEMENTS.has(token.name) ? 'inline' : 'block'
    case 'end-tag':
      // Browsers make an empty element of these two.
      if (token.name === 'p') return 'block'
      return token.name === 'br' ? 'inline' : 'hidden'
  }
}

const DOCUMENT_TAGS = new Set(['html', 'head', 'body'])

const INLINE_ELEMENTS = new Set(
  `a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd label map mark meter nobr output picture
   progress q ruby s samp select small span strike strong sub sup time tt u var wbr`.split(/\s+/),
)

const HEAD_ELEMENTS = new Set('base link meta noscript script style template title'.split(' '))

function isHeadContent(token: Token, source: string): boolean {
  if (token.type === 'text') return isBlank(source)
  if (token.type === 'comment') return true
  return 'name' in token && HEAD_ELEMENTS.has(token.name)
}

const isBlank = (source: string) => /^[\t\n\f\r ]*$/.test(source)

/** White space around a run of text is not part of it. */
function separateBlanks(piece: Piece): Piece[] {
  if (piece.kind !== 'inline') return [piece]
  const start = piece.html.search(/[^\t\n\f\r ]/)
  const end = start + trimBlanksAtEnd(piece.html.slice(start)).length
  const hidden = (html: string): Piece => ({ kind: 'hidden', html, missing: '' })
  return [
    hidden(piece.html.slice(0, start)),
    { ...piece, html: piece.html.slice(start, end) },
    hidden(piece.html.slice(end)),
  ].filter(({ html }) => html !== '')
}

function trimBlanksAtEnd(html: string): string {
  let end = html.length
  while (isBlank(html.charAt(end - 1)) && end > 0) end--
  return html.slice(0, end)
}

function joinHidden(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'hidden' && last?.kind === 'hidden') last.html += piece.html
    else joined.push(piece)
  }
  return joined
}
