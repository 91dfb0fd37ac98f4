import type { Node } from '@tiptap/pm/model'
import type { ElementConflict } from '../../controls/fields/conflict-places.ts'
import { wordDifferences } from '../differences/word-differences.ts'
import { convertHtml } from '../document/read-element.ts'
import type { EditedElement } from '../document/text-document.ts'

/** A conflict with its place in the document. */
export interface LocatedConflict {
  name: string
  /** The position after what I have written. */
  end: number
  /** My words that they do not have. */
  words: readonly { from: number; to: number }[]
}

export function locateConflicts(
  elements: readonly EditedElement[],
  conflicts: readonly ElementConflict[],
): LocatedConflict[] {
  const written = elements.filter(({ html }) => html !== '')
  return conflicts.map(({ name, index, mine, theirs }) => {
    const here = written[index]
    if (mine === '') return { name, end: here?.from ?? endOf(elements.at(-1)), words: [] }
    // The person may have typed on since.
    const found = here?.html === mine ? here : (written.find(({ html }) => html === mine) ?? here)
    return { name, end: endOf(found), words: found && theirs !== '' ? findWords(found, theirs) : [] }
  })
}

const endOf = (element: EditedElement | undefined) => (element ? element.from + element.node.nodeSize : 0)

function findWords({ node, from }: EditedElement, theirs: string): { from: number; to: number }[] {
  const { text, pieces } = readNode(node)
  const other = convertHtml(theirs).map((each) => readNode(each).text)
  const runs = wordDifferences(text, other.join('\n')).mine.filter(({ isDifferent }) => isDifferent)
  return runs.flatMap((run) => {
    const start = run.start + run.text.search(/\S|$/)
    const end = run.start + run.text.length
    return pieces.flatMap((piece) => {
      const [first, last] = [Math.max(start, piece.start), Math.min(end, piece.start + piece.length)]
      const toPosition = (offset: number) => from + 1 + piece.position + offset - piece.start
      return first < last ? [{ from: toPosition(first), to: toPosition(last) }] : []
    })
  })
}

/** The text of a node, each paragraph inside on a line of its own, and where in it which piece of the node is. */
function readNode(node: Node) {
  let text = ''
  const pieces: { start: number; length: number; position: number }[] = []
  node.descendants((child, position) => {
    if (child.isTextblock && text !== '') text += '\n'
    if (child.type.name === 'hardBreak') text += '\n'
    if (!child.text) return
    pieces.push({ start: text.length, length: child.text.length, position })
    text += child.text
  })
  return { text, pieces }
}
