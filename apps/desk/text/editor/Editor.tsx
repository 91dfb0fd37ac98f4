import { textWords as words } from '@lerret/words/desk'
import { Extension, type Editor as TiptapEditor } from '@tiptap/core'
import { Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { readHouseLanguage } from '../../data/house.ts'
import hidden from '../../styles/hidden.module.css'
import type { CheckOptions } from '../checks/check-text.ts'
import { ProblemNotes } from '../checks/ProblemNotes.tsx'
import { Problems } from '../checks/problems-plugin.ts'
import { ConflictMarks } from '../conflict/conflict-marks.ts'
import { useConflictMarks } from '../conflict/use-conflict-marks.ts'
import { listElements, readText, type TextDocument, writeText } from '../document/text-document.ts'
import { FrozenWithControls } from '../frozen/frozen-extension.ts'
import { joinTexts } from '../merging/join-texts.ts'
import { settleTexts } from '../merging/merge-texts.ts'
import { cleanPastedHtml } from '../paste/clean-pasted-html.ts'
import { schemaExtensions } from '../schema/extensions.ts'
import styles from './Editor.module.css'
import { FigurePanel } from './FigurePanel.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { showText } from './show-text.ts'
import { TablePanel } from './TablePanel.tsx'
import { TextToolbar } from './TextToolbar.tsx'

export interface PickedImage {
  /** Its id in the media library. */
  id: string
  alt: string | null
  width: number | null
  height: number | null
}

export interface DocumentChooserProps {
  onChoose(document: { id: string; title: string }): void
  onCancel(): void
}

export interface TextEditorProps {
  label: string
  /** Where its value is in the record, so that conflicts in it are shown there. */
  path?: string
  /** HTML. What is not edited in it is saved as it is. */
  value: string
  onChange: (html: string) => void
  /** The text as it is now, which may not have been rendered yet. */
  readValue?: () => string
  /** Lets the editor choose a picture; without it none can be added. */
  onPickImage?: () => Promise<PickedImage | null>
  /** Lets the editor choose a document to link to; without it none is offered. */
  DocumentChooser?: ComponentType<DocumentChooserProps> | undefined
  /** The article's lead; undefined for a text that has none. */
  lead?: string
  /** Called to fill in a lead that is missing, or with null to let the editor write it. */
  onLead?: (text: string | null) => void
  /** The title of a page of the site, to suggest as the text of a link. */
  findPageTitle?: (href: string) => string | null
}

const MAX_PENDING = 100

export function Editor({
  label,
  path,
  value,
  onChange,
  readValue,
  onPickImage,
  DocumentChooser,
  onLead,
  lead,
  findPageTitle,
}: TextEditorProps) {
  const [initial] = useState(() => readText(value))
  // The text outside the editor's document, and what was last reported, so that our own change is not read again.
  const text = useRef<TextDocument>(initial)
  const reported = useRef(value)
  // Reported, but not handed back yet: whoever stores the text may be a few letters behind.
  const pending = useRef<string[]>([])
  const onChangeRef = useLatest(onChange)
  const readValueRef = useLatest(readValue)
  const checkOptions = useLatest<CheckOptions>({ lead, findPageTitle })
  const onPickImageRef = useLatest(onPickImage)
  const onLeadRef = useLatest(onLead)
  const [isLinkOpen, setLinkOpen] = useState(false)
  // They never change, so that the toolbar and the notes are not rendered again with every letter.
  const [actions] = useState(() => ({
    toggleLink: () => setLinkOpen((isOpen) => !isOpen),
    openLink: () => setLinkOpen(true),
    pickImage: async () => (await onPickImageRef.current?.()) ?? null,
    setLead: (text: string | null) => onLeadRef.current?.(text),
  }))
  const toolbar = useRef<HTMLDivElement>(null)

  // The options are made once: the editor draws everything again when it gets others.
  const [options] = useState(() => ({
    // One that is made while React renders is destroyed when rendering takes more than a millisecond.
    immediatelyRender: false as const,
    extensions: [
      ...schemaExtensions.filter(({ name }) => name !== 'frozen'),
      FrozenWithControls,
      UndoRedo,
      Gapcursor,
      TrailingNode,
      ConflictMarks,
      Problems.configure({ getOptions: () => checkOptions.current }),
      Extension.create({
        name: 'toolbarKey',
        addKeyboardShortcuts: () => ({ 'Alt-F10': () => focusFirst(toolbar.current) }),
      }),
    ],
    content: initial.doc.toJSON(),
    // The styles are in our modules; the desk's policy allows no others.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: styles.text ?? '',
        lang: readHouseLanguage(),
      },
      transformPastedHTML: cleanPastedHtml,
    },
  }))
  const [show] = useState(() => (editor: TiptapEditor, html: string) => {
    const next = readText(html)
    editor.view.dispatch(showText(editor.state, text.current.ownHtml, next))
    text.current = next
  })
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor }) => {
      const typed = writeText({ ...text.current, doc: editor.state.doc })
      if (typed === reported.current) return
      const latest = readValueRef.current?.() ?? reported.current
      const html = addChange(typed, { base: reported.current, theirs: latest })
      if (html !== typed) show(editor, html)
      reported.current = html
      pending.current = [...pending.current, html].slice(-MAX_PENDING)
      onChangeRef.current(html)
    },
  })

  // A text that was not reported from here comes from outside: a colleague's, or an older version.
  useEffect(() => {
    const index = pending.current.indexOf(value)
    if (index >= 0) pending.current = pending.current.slice(index + 1)
    if (!editor || index >= 0 || value === reported.current) return
    pending.current = []
    reported.current = value
    show(editor, value)
  }, [value, editor, show])

  const [listEdited] = useState(
    () =>
      ({ state: { doc } }: TiptapEditor) =>
        listElements({ ...text.current, doc }),
  )
  const conflicts = useConflictMarks(editor, path, listEdited)

  // A lead that was written elsewhere ends a problem here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lead is read through the options.
  useEffect(() => {
    editor?.commands.checkAgain()
  }, [editor, lead])

  if (!editor) return null
  return (
    <div className={styles.editor}>
      <TextToolbar
        ref={toolbar}
        editor={editor}
        isLinkOpen={isLinkOpen}
        onLink={actions.toggleLink}
        onPickImage={onPickImage ? actions.pickImage : undefined}
      />
      {isLinkOpen && (
        <LinkPanel editor={editor} DocumentChooser={DocumentChooser} onClose={() => setLinkOpen(false)} />
      )}
      <p role="status" className={hidden.hidden}>
        {conflicts > 0 && words.conflictsInText}
      </p>
      <FigurePanel editor={editor} />
      <TablePanel editor={editor} />
      <EditorContent editor={editor} className={styles.surface} />
      <ProblemNotes
        editor={editor}
        onWriteLink={actions.openLink}
        onLead={onLead ? actions.setLead : undefined}
      />
    </div>
  )
}

/** A text that was typed, with what a colleague has changed since it was shown. A paragraph of both has the words of both. */
function addChange(typed: string, { base, theirs }: { base: string; theirs: string }): string {
  if (theirs === base) return typed
  return settleTexts({ base, mine: typed, theirs }, (texts) => joinTexts(texts.mine, texts.theirs)).mine
}

function useLatest<T>(value: T) {
  const ref = useRef(value)
  ref.current = value
  return ref
}

function focusFirst(toolbar: HTMLElement | null): boolean {
  toolbar?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
  return true
}
