import { DOMParser, type Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { isSameHtml } from '../html/compare-html.ts'
import { parseBody } from '../html/parse-body.ts'
import { schema } from '../schema/extensions.ts'
import { serializeNode } from './serialize-node.ts'

const parser = DOMParser.fromSchema(schema)

/** An element as a node that can be edited, or null when the editor would change what it means. */
export function readElement(html: string): Node | null {
  // Browsers drop it, so it would not survive an edit.
  if (html.includes('\0')) return null
  // The editor has no formulas or drawings, and its parser expects what only elements of HTML have.
  if (/<(math|svg)\b/i.test(html)) return null
  const nodes = convertHtml(html)
  const [node] = nodes
  if (nodes.length !== 1 || !node || !isSound(node)) return null
  return isSameHtml(html, serializeNode(node)) ? withSource(node, html) : null
}

/** HTML as nodes that can be edited. What the editor does not have is left out, but its text stays. */
export const convertHtml = (html: string): readonly Node[] => parser.parse(parseBody(html)).children

/** Tables with gaps or overlapping cells are changed by the editor as soon as they are loaded. */
const isSound = (node: Node) =>
  node.type.name !== 'table' || !fixTables(EditorState.create({ doc: schema.node('doc', null, node) }))

const withSource = (node: Node, source: string) =>
  node.type.create({ ...node.attrs, source }, node.content, node.marks)
