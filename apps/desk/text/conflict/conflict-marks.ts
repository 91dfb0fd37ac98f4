import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from './FieldConflict.module.css'
import type { LocatedConflict } from './locate-conflicts.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    conflictMarks: { markConflicts: (conflicts: readonly MarkedConflict[]) => ReturnType }
  }
}

export interface MarkedConflict extends LocatedConflict {
  /** Stands after what I have written. */
  element: HTMLElement
}

const key = new PluginKey<DecorationSet>('conflictMarks')

/** Marks the words that only the person has, and makes room for a colleague's text after them. */
export const ConflictMarks = Extension.create({
  name: 'conflictMarks',
  addCommands: () => ({
    markConflicts:
      (conflicts) =>
      ({ tr, dispatch }) => {
        dispatch?.(tr.setMeta(key, conflicts).setMeta('addToHistory', false))
        return true
      },
  }),
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, decorations) {
          const conflicts = tr.getMeta(key) as readonly MarkedConflict[] | undefined
          if (conflicts) return DecorationSet.create(tr.doc, conflicts.flatMap(decorate))
          return decorations.map(tr.mapping, tr.doc)
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

const decorate = ({ name, end, words, element }: MarkedConflict): Decoration[] => [
  ...words.map(({ from, to }) => Decoration.inline(from, to, { class: styles.mine ?? '' })),
  Decoration.widget(end, element, { key: name, side: -2, ignoreSelection: true, stopEvent: () => true }),
]
