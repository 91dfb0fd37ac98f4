import type { BlockType, OpenedRecord } from '@lerret/api/contracts'
import type { PageConfig } from '@lerret/model'
import { EDITING_NYNORSK as editingWords, fill, PAGE_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useHistoryKeys } from '../commands/use-history-keys.ts'
import { Button } from '../controls/Button.tsx'
import { Keys } from '../controls/Keys.tsx'
import { Problem } from '../controls/Problem.tsx'
import { SaveState } from '../controls/SaveState.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { screenTitleRef, useDocumentTitle } from '../controls/screen-title.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { History } from '../editing/panel/History.tsx'
import { PlanForm } from '../editing/panel/PlanForm.tsx'
import { RecordNotices } from '../editing/RecordNotices.tsx'
import { usePublicState } from '../editing/use-public-state.ts'
import { useEdited } from '../editing/use-record.ts'
import { useSaveCommand } from '../editing/use-save-and-publish.ts'
import { PeopleHere } from '../events/PeopleHere.tsx'
import { usePresence } from '../events/use-presence.ts'
import { pathTo } from '../navigation/routes.ts'
import { PublishedAnswer } from '../publishing/PublishedAnswer.tsx'
import { previewHref } from '../site-preview/preview-params.ts'
import { useMediaQuery } from '../styles/use-media-query.ts'
import { type BlockTypes, createNameBlock } from './block-types.ts'
import { Canvas } from './canvas/Canvas.tsx'
import { usePreview } from './canvas/use-preview.ts'
import type { BlockPosition, Width } from './commands/page-document.ts'
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
  session,
  types,
  opened,
  onReload,
}: {
  session: PageSession
  types: BlockTypes
  opened: OpenedRecord
  /** Reads the page again, when its plan has changed. */
  onReload(): unknown
}) {
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { document: pageDocument, history } = state
  const { page } = pageDocument
  const edited = useEdited(session.page)
  const [chosen, setSelection] = useState<Selection>({ type: 'page' })
  const selection = findExisting(chosen, pageDocument)
  const [width, setWidth] = useState<Width>('lg')
  const [isPicking, setPicking] = useState(false)
  const publicState = usePublicState(opened)
  // Too narrow for a canvas beside the tree.
  const isNarrow = useMediaQuery('(width < 64rem)')
  const { newBlock, run, leaveField, showProblems } = useNewBlock(selection, session.run)
  const preview = usePreview(pageDocument, undefined, newBlock)
  const nameBlock = useMemo(() => createNameBlock(types), [types])
  const clipboard = useBlockClipboard({
    session,
    types,
    nameBlock,
    onPasted: (id) => setSelection({ type: 'block', id }),
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  const save = useMutation({
    mutationFn: () => session.commit(),
    onSuccess: () => refreshLists(queryClient),
  })
  const publish = useMutation({
    async mutationFn() {
      const records = await session.commit()
      const published = await callDesk('publishRecords', {
        body: {
          records:
            records.length > 0
              ? records
              : [{ kind: 'page', id: page.id, version: opened.draft?.version ?? 1 }],
        },
      })
      session.markPublished()
      return published
    },
    async onSuccess() {
      publicState.setPublished()
      await refreshLists(queryClient)
    },
  })

  function insertBlock({ component, initialSettings }: BlockType) {
    const to = findInsertPosition(selection, pageDocument)
    const id = crypto.randomUUID()
    const data = { id: crypto.randomUUID(), component, locale: 'nb' as const, settings: initialSettings }
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
    if (session.run({ type: 'addRow', position, spans: [12] })) setSelection({ type: 'row', row: position })
  }

  const moveBlock = useCallback(
    (id: string, to: BlockPosition) => session.run({ type: 'moveBlock', id, to }),
    [session],
  )

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
    if (found.command && session.run(found.command) && found.selection) setSelection(found.selection)
    return true
  }

  useSaveCommand(save.mutate)
  useHistoryKeys(session)
  usePresence({ kind: 'page', id: page.id }, { title: page.title, isEditing: state.isChanged })
  useDocumentTitle(page.title || words.untitled)

  const [lastDone, nextUndone] = [history.done.at(-1), history.undone[0]]
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
          <StateMark state={publicState.describe(state.isUnpublished)} plan={opened.plan} />
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
          <Button
            isDisabled={!lastDone}
            aria-label={lastDone ? fill(words.undoName, { sentence: lastDone.sentence }) : words.undo}
            onPress={session.undo}
          >
            {words.undo}
          </Button>
          <Button
            isDisabled={!nextUndone}
            aria-label={nextUndone ? fill(words.redoName, { sentence: nextUndone.sentence }) : words.redo}
            onPress={session.redo}
          >
            {words.redo}
          </Button>
          <p role="status" className={styles.sentence}>
            {state.sentence}
          </p>
          <div className={styles.actions}>
            <SaveState state={state.saveState} savedAt={state.savedAt} />
            <Button isPending={save.isPending} isDisabled={!state.isChanged} onPress={() => save.mutate()}>
              {words.saveVersion}
            </Button>
            {EDITOR_ROLES.includes(role) && (
              <Button
                kind="signal"
                isPending={publish.isPending}
                onPress={() => {
                  showProblems()
                  publish.mutate()
                }}
              >
                {words.publish}
              </Button>
            )}
          </div>
        </header>
        <div className={styles.notices}>
          {publish.data && (
            <PublishedAnswer
              key={publish.data.batch}
              published={publish.data}
              path={page.path.includes('{') ? null : page.path}
              wasPublic={publicState.wasPublic}
              onReverted={publicState.setReverted}
            />
          )}
          {publish.isError && <Problem message={errorMessage(publish.error, REFUSALS)} />}
          {save.isError && <Problem message={errorMessage(save.error, REFUSALS)} />}
          <RecordNotices
            editor={session.page}
            edited={{ ...edited, conflicts: [] }}
            fieldName={(field) => FIELD_NAMES[field]}
            onRestore={() => save.mutate()}
          />
          <PageConflicts session={session} document={pageDocument} types={types} nameBlock={nameBlock} />
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
                opened={opened}
                editor={session.page}
                commit={session.commit}
                isChanged={state.isChanged}
                onPlanned={onReload}
              />
            )}
            <History opened={opened} editor={session.page} />
          </>
        )}
      </aside>
    </div>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  content_conflict: words.refusedConflict,
  address_taken: words.refusedAddress,
  content_deleted: editingWords.saveDeleted,
}

/** The page and what its blocks show, which are saved apart. */
const listDrafts = ({ id, blocks }: PageConfig) => [
  { kind: 'page' as const, id },
  ...blocks.flatMap(({ data }) => data.map((each) => ({ kind: 'block-data' as const, id: each }))),
]
