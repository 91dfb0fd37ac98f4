import type { OpenedRecord } from '@lerret/api/contracts'
import type { PageConfig } from '@lerret/model'
import { fill, PAGE_COMMAND_NYNORSK as words } from '@lerret/words/desk'
import { isSameValue } from '../../editing/merging/same-value.ts'
import type { OpenEditor } from '../../editing/open-editor.ts'
import type { RecordEditor, SaveState } from '../../editing/record-editor/edited-record.ts'
import {
  applyCommand,
  findDifferences,
  type PageCommand,
  type RestoreCommand,
} from '../commands/apply-command.ts'
import {
  addStep,
  EMPTY_HISTORY,
  type HistoryEntry,
  type PageHistory,
  redoStep,
  undoStep,
} from '../commands/history.ts'
import type { BlockDataRecord, PageDocument } from '../commands/page-document.ts'
import { describeCommand, type NameBlock } from '../commands/sentences.ts'
import { newPage } from './new-page.ts'

export interface SessionState {
  document: PageDocument
  history: PageHistory
  /** What was done last, for the screen and for screen readers. */
  sentence: string
  saveState: SaveState
  savedAt: string | null
  /** Whether there is anything to save as a version. */
  isChanged: boolean
  /** Whether visitors see something else than what is here. */
  isUnpublished: boolean
}

export interface RecordVersion {
  kind: 'page' | 'block-data'
  id: string
  version: number
}

/** A page that is being built: its record and those of its block data, each with an editor that saves it. */
export interface PageSession {
  page: RecordEditor
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** Carries out a command. false when it cannot be carried out, or changes nothing. */
  run(command: PageCommand): boolean
  /** Shows and announces what was done without a change of the page. */
  announce(sentence: string): void
  undo(): void
  redo(): void
  findBlockDataEditor(id: string): RecordEditor | undefined
  /** Saves versions of everything that has changed. Returns all versions that visitors do not see yet, the page first. */
  commit(): Promise<RecordVersion[]>
  /** Remembers that versions are public. */
  markPublished(): void
  close(): void
}

export interface SessionDependencies {
  opened: { page: OpenedRecord; blockData: readonly OpenedRecord[] }
  openEditor(opened: OpenedRecord): Promise<OpenEditor>
  openRecord(id: string): Promise<OpenedRecord>
  /** Gives up a record that was never saved as a version. */
  discard(id: string): Promise<unknown>
  nameBlock: NameBlock
  now(): number
}

interface DataEditor extends OpenEditor {
  opened: OpenedRecord
  /** The newest saved version; 0 when there is none. */
  version: number
  isPublic: boolean
}

export async function openPageSession({
  opened,
  openEditor,
  openRecord,
  discard,
  nameBlock,
  now,
}: SessionDependencies): Promise<PageSession> {
  const listeners = new Set<() => void>()
  const page: DataEditor = { ...toSaved(opened.page), ...(await openEditor(opened.page)) }
  const blockData = new Map<string, DataEditor>()
  /** Records of new blocks, until their editor is there. */
  const created = new Map<string, BlockDataRecord>()
  /** Records that are being read. */
  const opening = new Set<string>()
  let history = EMPTY_HISTORY
  let sentence = ''
  let isClosed = false
  /** While several fields are set, the state between them is of no interest. */
  let isWriting = false
  let lastDocument: PageDocument | undefined
  page.editor.subscribe(update)
  await Promise.all(opened.blockData.map(addEditor))
  let state = createState()
  return {
    page: page.editor,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run(command) {
      const before = state.document
      const applied = applyCommand(before, command)
      if (!applied) return false
      sentence = describeCommand(before, command, nameBlock)
      history = addStep(history, before, { command, applied, sentence, now: now() })
      write(findDifferences(before, applied.document))
      return true
    },
    announce(text) {
      sentence = text
      update()
    },
    undo() {
      const step = undoStep(history)
      if (step) restore(step, step.entry.undo, step.entry.redo, words.undone)
    },
    redo() {
      const step = redoStep(history)
      if (step) restore(step, step.entry.redo, step.entry.undo, words.redone)
    },
    findBlockDataEditor: (id) => blockData.get(id)?.editor,
    commit,
    markPublished() {
      for (const record of [page, ...blockData.values()]) if (isReferenced(record)) record.isPublic = true
      update()
    },
    close() {
      isClosed = true
      for (const record of blockData.values()) {
        record.close()
        // The data of blocks that were inserted and removed again.
        if (record.version === 0 && !isReferenced(record)) void discard(record.opened.id).catch(() => {})
      }
      page.close()
    },
  }

  async function addEditor(record: OpenedRecord) {
    const added = { ...toSaved(record), ...(await openEditor(record)) }
    if (isClosed) return added.close()
    blockData.set(record.id, added)
    added.editor.subscribe(() => {
      // Nobody has changed it here, so a colleague's version can be shown at once.
      if (added.editor.getState().news?.isShown === false) added.editor.showNews()
      update()
    })
  }

  /** A step is undone only while the page is as the step left it: not after a colleague's version has been shown. */
  function restore(
    step: { entry: HistoryEntry; history: PageHistory },
    command: RestoreCommand,
    expected: RestoreCommand,
    text: string,
  ) {
    if (!isCurrent(expected)) {
      history = EMPTY_HISTORY
      sentence = words.historyEnded
      return update()
    }
    history = step.history
    sentence = fill(text, { sentence: step.entry.sentence })
    write(command)
  }

  function isCurrent({ page: fields, blockData: records }: RestoreCommand): boolean {
    const { document } = state
    return (
      Object.entries(fields).every(([name, value]) =>
        isSameValue(document.page[name as keyof PageConfig], value),
      ) &&
      Object.entries(records).every(
        ([id, record]) => record === null || isSameValue(document.blockData[id], record),
      )
    )
  }

  function write({ page: fields, blockData: records }: RestoreCommand) {
    isWriting = true
    const isNew = Object.keys(page.editor.getState().body).length <= 1
    const changes = isNew ? { ...state.document.page, ...fields } : fields
    for (const [name, value] of Object.entries(changes)) if (name !== 'id') page.editor.setField(name, value)
    for (const [id, record] of Object.entries(records)) if (record) writeRecord(id, record)
    isWriting = false
    update()
  }

  function writeRecord(id: string, record: BlockDataRecord) {
    const existing = blockData.get(id)
    const isOpening = created.has(id)
    if (existing) setFields(existing.editor, record)
    else created.set(id, record)
    if (!existing && !isOpening) {
      void addEditor(emptyRecord(id)).then(() => {
        const added = blockData.get(id)?.editor
        const latest = created.get(id)
        created.delete(id)
        if (added && latest) setFields(added, latest)
      })
    }
  }

  async function commit(): Promise<RecordVersion[]> {
    const records = [page, ...blockData.values()].filter(isReferenced)
    // The page last: a colleague who gets it can read the data of its new blocks.
    for (const record of records.toReversed()) {
      if (!record.editor.getState().isChanged) continue
      record.version = await record.editor.commit()
      record.isPublic = false
    }
    return records
      .filter(({ isPublic, version }) => !isPublic && version > 0)
      .map(({ opened: { kind, id }, version }) => ({ kind: kind as RecordVersion['kind'], id, version }))
  }

  function isReferenced(record: DataEditor): boolean {
    return record === page || state.document.page.blocks.some(({ data }) => data.includes(record.opened.id))
  }

  function update() {
    if (isWriting || isClosed) return
    state = createState()
    openMissing()
    for (const listener of listeners) listener()
  }

  /** A restored version may have blocks whose data was not on the page before. */
  function openMissing() {
    const ids = state.document.page.blocks.flatMap(({ data }) => data)
    for (const id of ids) {
      if (blockData.has(id) || created.has(id) || opening.has(id)) continue
      opening.add(id)
      void openRecord(id)
        .then(addEditor)
        .then(update, () => {})
    }
  }

  function createState(): SessionState {
    const records = [page, ...blockData.values()]
    const states = records.map(({ editor }) => editor.getState())
    const document = createDocument()
    const dataIds = new Set(document.page.blocks.flatMap(({ data }) => data))
    // Undo leaves the data of a block that was inserted; it is not on the page.
    const shown = records.filter((record) => record === page || dataIds.has(record.opened.id))
    const isChanged = shown.some(({ editor }) => editor.getState().isChanged)
    const saved = states.map(({ savedAt }) => savedAt ?? '').sort()
    return {
      document,
      history,
      sentence,
      saveState: states.some(({ saveState }) => saveState === 'only-here')
        ? 'only-here'
        : states.some(({ saveState }) => saveState === 'saving')
          ? 'saving'
          : 'saved',
      savedAt: saved.at(-1) || null,
      isChanged,
      isUnpublished: isChanged || shown.some(({ isPublic }) => !isPublic),
    }
  }

  /** What has not changed stays the same object, so that nothing is drawn or previewed again because of it. */
  function createDocument(): PageDocument {
    const last = lastDocument
    const bodies = [...blockData].flatMap(([id, { editor }]) => {
      const { body } = editor.getState()
      return body.settings
        ? [[id, reuse(last?.blockData[id], body as unknown as BlockDataRecord)] as const]
        : []
    })
    const body = { ...newPage(opened.page.id), ...page.editor.getState().body } as PageConfig
    lastDocument = reuse(last, {
      page: reuse(last?.page, body),
      blockData: reuse(last?.blockData, Object.fromEntries([...bodies, ...created])),
    })
    return lastDocument
  }
}

/** The last value when it has the same properties. */
function reuse<Value extends object>(last: Value | undefined, next: Value): Value {
  if (!last) return next
  const names = Object.keys(next) as (keyof Value)[]
  const isSame = names.length === Object.keys(last).length && names.every((name) => last[name] === next[name])
  return isSame ? last : next
}

const toSaved = (opened: OpenedRecord) => ({
  opened,
  version: opened.draft?.version ?? 0,
  isPublic: opened.state === 'published',
})

const emptyRecord = (id: string): OpenedRecord => ({
  kind: 'block-data',
  id,
  state: null,
  draft: null,
  stableVersion: null,
  plan: null,
  publicBody: null,
  workingCopy: null,
  problems: [],
})

function setFields(editor: RecordEditor, record: BlockDataRecord) {
  const { body } = editor.getState()
  for (const [name, value] of Object.entries(record))
    if (name !== 'id' && body[name] !== value) editor.setField(name, value)
}
