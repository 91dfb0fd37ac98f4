import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type CheckOptions, checkText, type TextProblem } from './check-text.ts'
import styles from './ProblemNotes.module.css'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    problems: { checkAgain: () => ReturnType }
  }
}

/** A problem with the place in the document where its note is shown. */
export interface PlacedProblem extends TextProblem {
  id: string
  element: HTMLElement
}

interface ProblemState {
  problems: PlacedProblem[]
  decorations: DecorationSet
}

const key = new PluginKey<ProblemState>('problems')

export const listProblems = (state: EditorState): PlacedProblem[] => key.getState(state)?.problems ?? []

/** Checks the text after every change, marks what is wrong and makes room for a note after its paragraph. */
export const Problems = Extension.create<{ getOptions: () => CheckOptions }>({
  name: 'problems',
  addOptions: () => ({ getOptions: () => ({}) }),
  addCommands: () => ({
    checkAgain:
      () =>
      ({ tr, dispatch }) => {
        dispatch?.(tr.setMeta(key, true).setMeta('addToHistory', false))
        return true
      },
  }),
  addProseMirrorPlugins() {
    const { getOptions } = this.options
    const elements = new Map<string, HTMLElement>()
    const check = (doc: Node) => placeProblems(doc, checkText(doc, getOptions()), elements)
    return [
      new Plugin<ProblemState>({
        key,
        state: {
          init: (_, { doc }) => check(doc),
          apply: (tr, state) => (tr.docChanged || tr.getMeta(key) ? check(tr.doc) : state),
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
      }),
    ]
  },
})

function placeProblems(doc: Node, found: TextProblem[], elements: Map<string, HTMLElement>): ProblemState {
  const counts = new Map<string, number>()
  const problems = found.map((problem): PlacedProblem => {
    const count = (counts.get(problem.code) ?? 0) + 1
    counts.set(problem.code, count)
    // A note stays in its element while one writes, so that nothing in it loses focus.
    const id = `${problem.code}-${count}`
    const element = elements.get(id) ?? createNoteElement()
    elements.set(id, element)
    return { ...problem, id, element }
  })
  const decorations = problems.flatMap((problem) => decorate(doc, problem))
  return { problems, decorations: DecorationSet.create(doc, decorations) }
}

function decorate(doc: Node, { position, end, id, element, code }: PlacedProblem): Decoration[] {
  const $position = doc.resolve(Math.min(position + 1, doc.content.size))
  const note = Decoration.widget($position.depth > 0 ? $position.after(1) : end, element, {
    key: id,
    side: -1,
    ignoreSelection: true,
    stopEvent: () => true,
  })
  if (code === 'lead-missing') return [note]
  const isNode = doc.nodeAt(position)?.nodeSize === end - position && !doc.nodeAt(position)?.isText
  const mark = isNode
    ? Decoration.node(position, end, { class: styles.markedNode ?? '' })
    : Decoration.inline(position, end, { class: styles.markedText ?? '' })
  return [mark, note]
}

function createNoteElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.anchor ?? ''
  element.contentEditable = 'false'
  return element
}
