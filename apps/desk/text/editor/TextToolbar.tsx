import { mediaUrl } from '@lerret/model'
import { fill } from '@lerret/words'
import { textWords as words } from '@lerret/words/desk'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { type Editor, useEditorState } from '@tiptap/react'
import { memo, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { ProblemCount } from '../checks/ProblemNotes.tsx'
import type { TextEditorProps } from './Editor.tsx'
import styles from './TextToolbar.module.css'

type HeadingLevel = 2 | 3 | 4
const HEADING_LEVELS: HeadingLevel[] = [2, 3, 4]

interface TextToolbarProps {
  editor: Editor
  onPickImage: TextEditorProps['onPickImage'] | undefined
  isLinkOpen: boolean
  onLink: () => void
  ref: Ref<HTMLDivElement>
}

export const TextToolbar = memo(function TextToolbar(props: TextToolbarProps) {
  const { editor, isLinkOpen, onLink, onPickImage, ref } = props
  const state = useEditorState({ editor, selector: readState })
  const chain = () => editor.chain().focus()
  const pickImage = async () => {
    const image = await onPickImage?.()
    if (!image) return
    const { id, alt, width, height } = image
    chain()
      .insertFigure({ src: mediaUrl(id), alt, width, height })
      .run()
  }
  return (
    <Toolbar ref={ref} aria-label={words.textToolbar} className={styles.toolbar ?? ''}>
      <BlockTypeMenu editor={editor} level={state.level} />
      <Group className={styles.group ?? ''}>
        <Toggle label={words.bold} isOn={state.isBold} onChange={() => chain().toggleBold().run()}>
          <b>{words.boldShort}</b>
        </Toggle>
        <Toggle label={words.italic} isOn={state.isItalic} onChange={() => chain().toggleItalic().run()}>
          <i>{words.italicShort}</i>
        </Toggle>
        <Toggle label={words.link} isOn={state.isLink || isLinkOpen} onChange={onLink} />
      </Group>
      <Group className={styles.group ?? ''}>
        <Toggle
          label={words.bulletList}
          isOn={state.isBulletList}
          onChange={() => chain().toggleBulletList().run()}
        />
        <Toggle
          label={words.orderedList}
          isOn={state.isOrderedList}
          onChange={() => chain().toggleOrderedList().run()}
        />
        <Toggle
          label={words.quotation}
          isOn={state.isQuotation}
          onChange={() => chain().toggleBlockquote().run()}
        />
        <Action
          label={words.table}
          onPress={() => chain().insertTableWithHeader().run()}
          isDisabled={state.isInTable}
        />
        <Action label={words.rule} onPress={() => chain().setHorizontalRule().run()} />
        {onPickImage && <Action label={words.image} onPress={pickImage} />}
      </Group>
      <Group className={styles.group ?? ''}>
        <Action label={words.undo} onPress={() => chain().undo().run()} isDisabled={!state.canUndo}>
          ↶
        </Action>
        <Action label={words.redo} onPress={() => chain().redo().run()} isDisabled={!state.canRedo}>
          ↷
        </Action>
      </Group>
      <ProblemCount editor={editor} />
    </Toolbar>
  )
})

const readState = ({ editor }: { editor: Editor }) => ({
  level: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })) ?? null,
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isLink: editor.isActive('link'),
  isBulletList: editor.isActive('bulletList'),
  isOrderedList: editor.isActive('orderedList'),
  isQuotation: editor.isActive('blockquote'),
  isInTable: editor.isActive('table'),
  // Asking the editor whether it can would set up all of its commands with every letter.
  canUndo: undoDepth(editor.state) > 0,
  canRedo: redoDepth(editor.state) > 0,
})

function BlockTypeMenu({ editor, level }: { editor: Editor; level: HeadingLevel | null }) {
  const current = level === null ? words.paragraph : fill(words.heading, { level })
  const choose = (key: string | number) => {
    const chosen = HEADING_LEVELS.find((each) => String(each) === key)
    const chain = editor.chain().focus()
    if (chosen) chain.setHeading({ level: chosen }).run()
    else chain.setParagraph().run()
  }
  return (
    <MenuTrigger>
      <Button className={styles.blockType ?? ''} aria-label={fill(words.blockType, { type: current })}>
        {current}
        <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.arrow}>
          <path d="M1 1l5 5 5-5" />
        </svg>
      </Button>
      <Popover className={styles.popover ?? ''}>
        <Menu
          aria-label={words.paragraph}
          className={styles.menu ?? ''}
          selectionMode="single"
          selectedKeys={[String(level ?? 'paragraph')]}
          onAction={choose}
        >
          <MenuItem id="paragraph" className={styles.item ?? ''}>
            {words.paragraph}
          </MenuItem>
          {HEADING_LEVELS.map((each) => (
            <MenuItem key={each} id={String(each)} className={styles.item ?? ''}>
              {fill(words.heading, { level: each })}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Toggle(props: { label: string; isOn: boolean; onChange: () => void; children?: ReactNode }) {
  return (
    <ToggleButton
      className={styles.button ?? ''}
      isSelected={props.isOn}
      onChange={props.onChange}
      {...(props.children ? { 'aria-label': props.label } : {})}
    >
      {props.children ?? props.label}
    </ToggleButton>
  )
}

function Action(props: { label: string; onPress: () => void; isDisabled?: boolean; children?: string }) {
  return (
    <Button
      className={styles.button ?? ''}
      onPress={props.onPress}
      isDisabled={props.isDisabled ?? false}
      {...(props.children ? { 'aria-label': props.label } : {})}
    >
      {props.children ?? props.label}
    </Button>
  )
}
