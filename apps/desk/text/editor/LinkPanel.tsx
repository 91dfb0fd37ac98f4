import { documentUrl } from '@lerret/model'
import { textWords as words } from '@lerret/words/desk'
import { getMarkRange } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import type { TextEditorProps } from './Editor.tsx'
import { toLinkAddress } from './link-address.ts'
import styles from './Panel.module.css'

/** The text and the address of the link at the cursor, or of a new one. */
export function LinkPanel({
  editor,
  DocumentChooser,
  onClose,
}: {
  editor: Editor
  onClose: () => void
} & Pick<TextEditorProps, 'DocumentChooser'>) {
  const [range] = useState(() => findRange(editor))
  const [text, setText] = useState(range.text)
  const [address, setAddress] = useState(range.href)
  const [isChecked, setChecked] = useState(false)
  const [choice, setChoice] = useState<'none' | 'open' | 'made'>('none')
  const href = toLinkAddress(address)

  const save = () => {
    setChecked(true)
    if (!href || text.trim() === '') return
    const { from, to } = range
    const chain = editor.chain().focus()
    if (text !== range.text) chain.insertContentAt({ from, to }, { type: 'text', text })
    chain
      .setTextSelection({ from, to: from + (text === range.text ? to - from : text.length) })
      .setLink({ href })
      .setTextSelection(from + (text === range.text ? to - from : text.length))
      .run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().setTextSelection(range).unsetLink().setTextSelection(range.to).run()
    onClose()
  }
  const cancel = () => {
    editor.commands.focus()
    onClose()
  }

  if (DocumentChooser && choice === 'open')
    return (
      <DocumentChooser
        onChoose={({ id, title }) => {
          setAddress(documentUrl(id))
          if (text.trim() === '') setText(title)
          setChoice('made')
        }}
        onCancel={() => setChoice('made')}
      />
    )
  return (
    <Form
      className={styles.panel}
      aria-label={words.link}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <div className={styles.wide}>
        <Field
          label={words.linkText}
          value={text}
          onChange={setText}
          error={isChecked && text.trim() === '' ? words.linkNoText : null}
        />
      </div>
      <div className={styles.wide}>
        <Field
          ref={(input) => (range.text === '' && choice === 'none' ? undefined : input?.focus())}
          label={words.linkAddress}
          value={address}
          onChange={setAddress}
          help={words.linkAddressHelp}
          error={isChecked && !href ? (address.trim() ? words.linkBadAddress : words.linkNoAddress) : null}
        />
      </div>
      {DocumentChooser && (
        <Button size="form" onPress={() => setChoice('open')}>
          {words.linkDocument}
        </Button>
      )}
      <Button type="submit" size="form">
        {words.linkSave}
      </Button>
      {range.href !== '' && (
        <Button size="form" kind="plain" onPress={remove}>
          {words.linkRemove}
        </Button>
      )}
      <Button size="form" kind="plain" onPress={cancel}>
        {words.cancel}
      </Button>
    </Form>
  )
}

/** The whole link that the cursor is in, or the selection. */
function findRange({ state }: Editor) {
  const { selection, doc, schema } = state
  const link = schema.marks.link
  const range = link && getMarkRange(selection.$from, link)
  const { from, to } = range ?? selection
  const mark = range && doc.nodeAt(from)?.marks.find(({ type }) => type === link)
  return { from, to, text: doc.textBetween(from, to, ' '), href: String(mark?.attrs.href ?? '') }
}
