import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { useConflictPlaces, useElementConflicts } from '../../controls/fields/conflict-places.ts'
import type { EditedElement } from '../document/text-document.ts'
import styles from './FieldConflict.module.css'
import { locateConflicts } from './locate-conflicts.ts'

/** Shows the conflicts of a text where they are in it, and returns how many there are. */
export function useConflictMarks(
  editor: Editor | null,
  path: string | undefined,
  listElements: (editor: Editor) => readonly EditedElement[],
): number {
  const conflicts = useElementConflicts(path)
  const places = useConflictPlaces()
  const [elements] = useState(() => new Map<string, HTMLElement>())
  const names = conflicts.map(({ name }) => name).join('\n')

  useEffect(() => {
    if (!editor || (conflicts.length === 0 && elements.size === 0)) return
    const located = locateConflicts(listElements(editor), conflicts)
    for (const name of elements.keys()) if (!located.some((each) => each.name === name)) elements.delete(name)
    editor.commands.markConflicts(
      located.map((conflict) => ({ ...conflict, element: getElement(elements, conflict.name) })),
    )
  }, [editor, conflicts, elements, listElements])

  useEffect(() => {
    if (!editor || !places || names === '') return
    const removals = names
      .split('\n')
      .map((name) =>
        places.addPlace(name, { element: getElement(elements, name), focus: () => editor.view.focus() }),
      )
    return () => {
      for (const remove of removals) remove()
    }
  }, [editor, places, names, elements])

  return conflicts.length
}

/** Returns the same element as long as the conflict is there, so that nothing in it loses the focus. */
function getElement(elements: Map<string, HTMLElement>, name: string): HTMLElement {
  const known = elements.get(name)
  if (known) return known
  const element = document.createElement('div')
  element.className = styles.inText ?? ''
  element.contentEditable = 'false'
  elements.set(name, element)
  return element
}
