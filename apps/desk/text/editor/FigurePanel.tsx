import { textWords as words } from '@lerret/words/desk'
import { findParentNode } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import { memo } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import styles from './Panel.module.css'
import { PanelCheckbox } from './PanelCheckbox.tsx'

/** The description of the picture that is selected. */
export const FigurePanel = memo(function FigurePanel({ editor }: { editor: Editor }) {
  const figure = useEditorState({ editor, selector: ({ editor }) => findFigure(editor) })
  if (!figure) return null
  const setAlt = (alt: string | null) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(figure.position, 'alt', alt))
  return (
    <fieldset className={styles.panel} aria-label={words.image}>
      <div className={styles.wide}>
        <Field
          label={words.imageAlt}
          value={figure.alt ?? ''}
          onChange={(alt) => setAlt(alt === '' ? null : alt)}
          help={words.imageAltHelp}
          isReadOnly={figure.alt === ''}
        />
      </div>
      <PanelCheckbox
        label={words.imageDecorative}
        isSelected={figure.alt === ''}
        onChange={(isDecorative) => setAlt(isDecorative ? '' : null)}
      />
      <Button size="form" kind="plain" onPress={() => editor.chain().focus().deleteNode('figure').run()}>
        {words.imageRemove}
      </Button>
    </fieldset>
  )
})

function findFigure({ state: { selection } }: Editor): { position: number; alt: string | null } | null {
  if (selection instanceof NodeSelection)
    return selection.node.type.name === 'figure'
      ? { position: selection.from, alt: selection.node.attrs.alt }
      : null
  const parent = findParentNode(({ type }) => type.name === 'figure')(selection)
  return parent ? { position: parent.pos, alt: parent.node.attrs.alt } : null
}
