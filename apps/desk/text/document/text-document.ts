import type { Node } from '@tiptap/pm/model'
import { describeHtml } from '../html/compare-html.ts'
import { type Piece, splitElements, swallows } from '../html/split-elements.ts'
import { schema } from '../schema/extensions.ts'
import { readElement } from './read-element.ts'
import { serializeNode } from './serialize-node.ts'

/** A text that is being edited. */
export interface TextDocument {
  /** What comes before the first element and after the last one and is never shown: white space, the tags of a whole document. */
  head: string
  tail: string
  doc: Node
  /** The HTML of each element as the editor would write it, by the HTML that it was read from. */
  ownHtml: ReadonlyMap<string, string>
}

export function readText(html: string): TextDocument {
  const pieces = splitElements(html)
  const head = pieces[0]?.kind === 'hidden' ? pieces.shift() : undefined
  const tail = pieces.at(-1)?.kind === 'hidden' ? pieces.pop() : undefined
  const nodes = isIndependent(pieces) ? readPieces(pieces) : [freeze(joinPieces(pieces), '')]
  return {
    head: head?.html ?? '',
    tail: tail?.html ?? '',
    doc: schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]),
    ownHtml: new Map(
      nodes.flatMap((node) => (node.attrs.source === null ? [] : [[node.attrs.source, serializeNode(node)]])),
    ),
  }
}

/** Pieces that a browser understands in the same way one by one as together; others may not be edited apart. */
function isIndependent(pieces: Piece[]): boolean {
  const together = describeHtml(joinPieces(pieces))
  return (
    together ===
    pieces
      .map((piece) => describeHtml(piece.html))
      .filter(Boolean)
      .join('\n')
  )
}

const joinPieces = (pieces: Piece[]) => pieces.map((piece) => piece.html).join('')

function readPieces(pieces: Piece[]): Node[] {
  const nodes: Node[] = []
  let before = ''
  for (const { kind, html } of pieces) {
    if (kind === 'hidden') {
      before += html
      continue
    }
    const node = kind === 'block' ? readElement(html) : null
    nodes.push(node ? withBefore(node, before) : freeze(html, before))
    before = ''
  }
  return nodes
}

const freeze = (html: string, before: string | null) => schema.node('frozen', { html, before })

const withBefore = (node: Node, before: string) =>
  node.type.create({ ...node.attrs, before }, node.content, node.marks)

/** The HTML of a text. Elements that are as they were read have the HTML that they were read from. */
export function writeText({ head, doc, tail, ownHtml }: TextDocument): string {
  let html = head
  let last: WrittenNode | null = null
  for (const node of doc.children) {
    const next = writeNode(node, ownHtml)
    if (!next) continue
    const before: string = node.attrs.before ?? (last ? '\n' : '')
    if (last && swallows(last, before + next.html)) html += last.missing
    html += before + next.html
    last = next
  }
  return html + tail
}

/** An element of a text that is being edited, with its HTML; '' for one that is not written, such as an empty paragraph. */
export interface EditedElement {
  node: Node
  from: number
  html: string
}

export function listElements({ doc, ownHtml }: Pick<TextDocument, 'doc' | 'ownHtml'>): EditedElement[] {
  const elements: EditedElement[] = []
  doc.forEach((node, from) => {
    elements.push({ node, from, html: writeNode(node, ownHtml)?.html ?? '' })
  })
  return elements
}

interface WrittenNode {
  html: string
  /** The end tags that are not there. */
  missing: string
}

/** Nodes never change, so the HTML of one is found out once. */
const written = new WeakMap<Node, WrittenNode | null>()

/** The HTML of an element; null for an empty paragraph that somebody has added. */
function writeNode(node: Node, ownHtml: TextDocument['ownHtml']): WrittenNode | null {
  const known = written.get(node)
  if (known !== undefined) return known
  const own = serializeNode(node)
  const isRead = own === findOwnHtml(node.attrs.source, ownHtml)
  const html = isRead ? node.attrs.source : own
  const isEmpty = node.isTextblock && node.type.name !== 'figure' && node.content.size === 0
  const result = isEmpty && !isRead ? null : { html, missing: splitElements(html).at(-1)?.missing ?? '' }
  written.set(node, result)
  return result
}

/** What the editor would have written for the HTML of an element. Elements that came from elsewhere are read once more. */
function findOwnHtml(source: string | null, ownHtml: TextDocument['ownHtml']): string | null {
  if (source === null) return null
  const known = ownHtml.get(source)
  if (known !== undefined) return known
  const node = readElement(source)
  return node && serializeNode(node)
}
