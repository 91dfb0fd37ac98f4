import type { BlockType } from '@lerret/api/contracts'
import type { PageConfig } from '@lerret/model'
import { editingWords, pageWords as words } from '@lerret/words/desk'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../controls/Button.tsx'
import { Keys } from '../controls/Keys.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { screenTitleRef, useDocumentTitle } from '../controls/screen-title.ts'
import { createId } from '../data/create-id.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { History } from '../editing/panel/History.tsx'
import { PlanForm } from '../editing/panel/PlanForm.tsx'
import { Answers } from '../editing/parts/Answers.tsx'
import { describeLastStep, HistoryButtons } from '../editing/parts/HistoryButtons.tsx'
import { Notices } from '../editing/parts/Notices.tsx'
import { findPlanned } from '../editing/parts/publish-summary.ts'
import { SaveButtons } from '../editing/parts/SaveButtons.tsx'
import { SessionSaveState } from '../editing/parts/SessionSaveState.tsx'
import { createRecordEditor } from '../editing/record-editor.ts'
import { findPublicState, isChanged as isSessionChanged, listIncluded } from '../editing/session/select.ts'
import { type RecordState, recordName, type SessionState } from '../editing/session/state/state.ts'
import { useSaveAndPublish } from '../editing/use-save-and-publish.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { pathTo } from '../navigation/routes.ts'
import { previewHref } from '../site-preview/preview-params.ts'
import { useMediaQuery } from '../styles/use-media-query.ts'
import type { BlockTypes } from './block-types.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { usePreview } from './canvas/use-preview.ts'
import type { BlockPosition, Width } from './commands/page-document.ts'
import type { NameBlock } from './commands/sentences.ts'
import { useBlockClipboard } from './copying/use-block-clipboard.ts'
import { Inspector } from './inspector/Inspector.tsx'
import { FIELD_NAMES, PageConflicts } from './merging/PageConflicts.tsx'
import styles from './PageEditor.module.css'
import { findExisting, findInsertPosition, findRow, fromKey, type Selection } from './selection.ts'
import type { PageSession } from './session/page-session.ts'
import { BlockPicker } from './tree/BlockPicker.tsx'
import { PageTree } from './tree/PageTree.tsx'
import { commandForKey } from './tree/page-keys.ts'
import { useNewBlock } from './use-new-block.ts'

/** A page with its tree, its canvas and the fields of what is selected. Every change is a command that can be undone. */
export function PageEditor({
  id,
  page: pageSession,
  types,
  nameBlock,
}: {
  id: string
  page: PageSession
  types: BlockTypes
  nameBlock: NameBlock
}) {
  const { role } = useStaff()
  const { session } = pageSession
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const pageDocument = pageSession.readDocument(state)
  const { page } = pageDocument
  const editor = useMemo(() => createRecordEditor(session, { kind: 'page', id }), [session, id])
  const record = state.records[recordName({ kind: 'page', id })] as RecordState
  const [chosen, setSelection] = useState<Selection>({ type: 'page' })
  const selection = findExisting(chosen, pageDocument)
  const [width, setWidth] = useState<Width>('lg')
  const [isPicking, setPicking] = useState(false)
  /** What was done last without a change of the page. */
  const [announced, setAnnounced] = useState<{ sentence: string; after: SessionState['lastStep'] } | null>(
    null,
  )
  // Too narrow for a canvas beside the tree.
  const isNarrow = useMediaQuery('(width < 64rem)')
  const { newBlock, run, leaveField, showProblems } = useNewBlock(selection, pageSession.run)
  const preview = usePreview(pageDocument, undefined, newBlock)
  const clipboard = useBlockClipboard({
    session: pageSession,
    types,
    nameBlock,
    announce: (sentence) => setAnnounced({ sentence, after: session.getState().lastStep }),
    onPasted: (id) => setSelection({ type: 'block', id }),
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  const saving = useSaveAndPublish(session)

  function insertBlock({ component, initialSettings }: BlockType) {
    const to = findInsertPosition(selection, pageDocument)
    const id = createId()
    const data = { id: createId(), component, locale: 'nb' as const, settings: initialSettings }
    setPicking(false)
    if (!run({ type: 'insertBlock', id, component, data: [data], to })) return
    setSelection({ type: 'block', id })
    // The fields of the new block are the next thing to fill in.
    requestAnimationFrame(() => panel.current?.querySelector('h2')?.focus())
  }

  function closePicker() {
    setPicking(false)
    requestAnimationFrame(() => addButton.current?.focus())
  }

  function addRow() {
    const position =
      selection.type === 'page' ? page.template.rows.length : findRow(selection, pageDocument) + 1
    if (run({ type: 'addRow', position, spans: [12] })) setSelection({ type: 'row', row: position })
  }

  const moveBlock = useCallback((id: string, to: BlockPosition) => run({ type: 'moveBlock', id, to }), [run])

  function onTreeKey(event: KeyboardEvent) {
    const key = (event.target as HTMLElement).closest('[data-key]')?.getAttribute('data-key')
    if (!key || !handleKey(event, fromKey(key))) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Returns whether the key was for the selection. */
  function handleKey(event: KeyboardEvent, target: Selection): boolean {
    if (clipboard.handleKey(event, target)) return true
    const found = commandForKey(event, target, pageDocument, width)
    if (found === null) return false
    if (found.command && run(found.command) && found.selection) setSelection(found.selection)
    return true
  }

  const isChanged = isSessionChanged(state, session.rules)
  const included = listIncluded(state, session.rules).map((name) => state.records[name] as RecordState)
  // What the blocks show is planned with the page, or alone.
  const planned = findPlanned([record, ...included]) ?? record
  usePresence({ kind: 'page', id: page.id }, { title: page.title, isEditing: isChanged })
  useDocumentTitle(page.title || words.untitled)

  const selectedBlock =
    selection.type === 'block' ? page.blocks.find(({ id }) => id === selection.id) : undefined
  return (
    <div className={styles.screen} data-fills-window="">
      <div className={styles.tree} data-region="" tabIndex={-1}>
        <a href={pathTo('pages')} className={styles.back}>
          ‹ {words.backToList}
        </a>
        <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="">
          {page.title || words.untitled}
        </h1>
        <div className={styles.state}>
          <StateMark state={findPublicState(included, session.rules)} plan={planned.plan} />
          <PeopleHere subject={{ kind: 'page', id: page.id }} />
          {!page.path.includes('{') && (
            <a href={previewHref({ path: page.path, drafts: listDrafts(page) })}>
              {editingWords.previewAsOthers}
            </a>
          )}
        </div>
        {isPicking ? (
          <BlockPicker
            types={types}
            row={findInsertPosition(selection, pageDocument).row}
            onChoose={insertBlock}
            onCancel={closePicker}
          />
        ) : (
          <>
            <div onKeyDownCapture={onTreeKey}>
              <PageTree
                document={pageDocument}
                nameBlock={nameBlock}
                selection={selection}
                onSelect={setSelection}
                onMove={moveBlock}
              />
            </div>
            <div className={styles.add}>
              <Button ref={addButton} aria-label={words.addBlockName} onPress={() => setPicking(true)}>
                + {words.addBlock}
              </Button>
              <Button aria-label={words.addRowName} onPress={addRow}>
                + {words.addRow}
              </Button>
              {clipboard.pasteLabel && (
                <Button
                  kind="plain"
                  aria-label={clipboard.pasteLabel}
                  onPress={() => clipboard.paste(selection)}
                >
                  {words.paste}
                </Button>
              )}
            </div>
          </>
        )}
        {!isNarrow && (
          <ul className={styles.keys}>
            <li>
              <Keys>Alt ↑ ↓</Keys> {words.keysMove}
            </li>
            <li>
              <Keys>{`${words.shiftKey} ← →`}</Keys> {words.keysSpan}
            </li>
            <li>
              <Keys>Ctrl C V</Keys> {words.keysCopy}
            </li>
            <li>
              <Keys>F6</Keys> {words.keysRegions}
            </li>
          </ul>
        )}
      </div>
      <div className={styles.work}>
        <header className={styles.head}>
          <HistoryButtons session={session} state={state} />
          <p role="status" className={styles.sentence}>
            {announced && announced.after === state.lastStep
              ? announced.sentence
              : describeLastStep(state.lastStep)}
          </p>
          <div className={styles.actions}>
            <SessionSaveState session={session} />
            <SaveButtons actions={saving} onRefused={showProblems} />
          </div>
        </header>
        <div className={styles.notices}>
          <Answers
            actions={saving}
            refusals={REFUSALS}
            path={page.path.includes('{') ? null : page.path}
            fieldName={(field) => FIELD_NAMES[field]}
          />
          <Notices
            session={session}
            state={state}
            fieldName={(field, { kind }) => (kind === 'page' ? FIELD_NAMES[field] : undefined)}
          />
          <PageConflicts
            session={session}
            state={state}
            document={pageDocument}
            types={types}
            nameBlock={nameBlock}
          />
        </div>
        {!isNarrow && (
          <Canvas
            preview={preview}
            document={pageDocument}
            selected={
              selectedBlock ? { id: selectedBlock.id, name: nameBlock(selectedBlock, pageDocument) } : null
            }
            width={width}
            onPress={(pressed, block) => {
              setWidth(pressed)
              if (block !== null) setSelection({ type: 'block', id: block })
            }}
            onMove={moveBlock}
          />
        )}
      </div>
      <aside ref={panel} aria-label={words.inspector} data-region="" tabIndex={-1} className={styles.panel}>
        <Inspector
          document={pageDocument}
          types={types}
          nameBlock={nameBlock}
          selection={selection}
          problems={preview.problems}
          html={preview.html}
          onRun={run}
          onLeaveField={leaveField}
          onSelect={setSelection}
          onCopy={clipboard.copy}
        />
        {selection.type === 'page' && (
          <>
            {EDITOR_ROLES.includes(role) && (
              <PlanForm
                session={session}
                plan={planned.plan}
                isNewer={isChanged || planned.basedOn > (planned.plan?.version ?? planned.basedOn)}
              />
            )}
            <History editor={editor} isNew={record.phase === 'new'} />
          </>
        )}
      </aside>
    </div>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  address_taken: words.refusedAddress,
  content_deleted: editingWords.saveDeleted,
}

/** The page and what its blocks show, which are saved apart. */
const listDrafts = ({ id, blocks }: PageConfig) => [
  { kind: 'page' as const, id },
  ...blocks.flatMap(({ data }) => data.map((each) => ({ kind: 'block-data' as const, id: each }))),
]
