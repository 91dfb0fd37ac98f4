import { CallError } from '@lerret/api'
import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import { applyFields, type FieldChange, type FieldChanges } from '@lerret/model'

export type Body = Readonly<Record<string, unknown>>
export type Conflict = WorkingCopy['conflicts'][number]

/** `only-here`: the server has not got the last changes, and the browser's journal has. */
export type SaveState = 'saved' | 'saving' | 'only-here'

export interface EditedRecord {
  /** The draft with everything that was typed. */
  body: Body
  saveState: SaveState
  /** When the server last confirmed a change; null before the first one. */
  savedAt: string | null
  /** Fields that a colleague has saved differently. */
  conflicts: readonly Conflict[]
  /** Why the server refused the last save. It is tried again with the next change. */
  error: unknown
  /** Whether there is anything to save as a version. */
  isChanged: boolean
}

interface SaveRequest {
  basedOn: number
  session: string
  sequence: number
  fields: Record<string, FieldChange>
  discarded?: string[]
}

export interface EditorDependencies {
  opened: OpenedRecord
  /** Changes that the browser has and the server may not have. */
  unsent: FieldChanges
  session: string
  save(request: SaveRequest): Promise<WorkingCopy>
  commit(): Promise<{ version: number }>
  /** Stores the unsent changes in the browser; an empty object clears them. */
  writeJournal(unsent: FieldChanges): void
}

export interface RecordEditor {
  getState(): EditedRecord
  subscribe(listener: () => void): () => void
  setField(name: string, value: unknown): void
  /** Keeps my text, or takes theirs, or another one made of both. */
  resolve(field: string, choice: 'mine' | 'theirs' | FieldChange): void
  /** Saves a version of everything typed so far, and returns its number. */
  commit(): Promise<number>
  /** Writes the journal at once: when a field is left, or the page is hidden. */
  flush(): void
  /** Tries again to send: when the network is back. */
  retry(): void
  stop(): void
}

const JOURNAL_DELAY_MS = 300
const SAVE_DELAY_MS = 700
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000

/**
 * Saves a record while it is being edited: one request at a time, with the fields that have changed. A reply changes the base version
 * and the state, never a field that the editor may be typing in.
 */
export function createRecordEditor({
  opened,
  unsent: journaled,
  session,
  save,
  commit,
  writeJournal,
}: EditorDependencies): RecordEditor {
  const listeners = new Set<() => void>()
  let basedOn = opened.workingCopy?.basedOn ?? opened.draft?.version ?? 0
  /** The newest version of the server, which may be a colleague's. */
  let draftVersion = opened.draft?.version ?? 0
  let base: Body = opened.draft?.body ?? { id: opened.id }
  let fields: Record<string, FieldChange> = { ...opened.workingCopy?.fields, ...journaled }
  let pending: Record<string, FieldChange> = { ...journaled }
  let discarded: string[] = []
  let conflicts: readonly Conflict[] = opened.workingCopy?.conflicts ?? []
  let savedAt = opened.workingCopy?.savedAt ?? opened.draft?.savedAt ?? null
  let error: unknown = null
  let hasFailed = false
  let sequence = 0
  let retryMs = FIRST_RETRY_MS
  let sending: Promise<void> | undefined
  let journalTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let state = createState()
  if (hasPending()) scheduleSave(0)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setField(name, value) {
      change(name, value === undefined ? {} : { value })
    },
    resolve(field, choice) {
      const conflict = conflicts.find((each) => each.field === field)
      if (!conflict) return
      conflicts = conflicts.filter((each) => each !== conflict)
      // From now on the record is based on the version that the editor has seen.
      if (conflicts.length === 0) basedOn = draftVersion
      if (choice === 'theirs') {
        base = applyFields(base, { [field]: conflict.theirs })
        delete fields[field]
        delete pending[field]
        discarded.push(field)
        update()
        scheduleSave(0)
      } else change(field, choice === 'mine' ? conflict.mine : choice)
    },
    async commit() {
      await sendAll()
      const { version } = await commit()
      base = applyFields(base, fields)
      fields = {}
      basedOn = draftVersion = version
      update()
      return version
    },
    flush,
    retry() {
      if (hasPending()) scheduleSave(0)
    },
    stop() {
      isStopped = true
      flush()
      clearTimeout(saveTimer)
    },
  }

  function change(name: string, value: FieldChange) {
    fields = { ...fields, [name]: value }
    pending = { ...pending, [name]: value }
    update()
    journalTimer ??= setTimeout(flush, JOURNAL_DELAY_MS)
    scheduleSave(SAVE_DELAY_MS)
  }

  function flush() {
    clearTimeout(journalTimer)
    journalTimer = undefined
    writeJournal(pending)
  }

  function scheduleSave(delayMs: number) {
    if (isStopped || sending) return
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void send().catch(() => {}), delayMs)
  }

  /** Sends until the server has everything. Rejects when it cannot be reached or refuses. */
  async function sendAll() {
    clearTimeout(saveTimer)
    while (sending || hasPending()) await (sending ?? send())
  }

  function send(): Promise<void> {
    sending ??= sendOnce().finally(() => {
      sending = undefined
      update()
      if (hasPending()) scheduleSave(error ? retryMs : SAVE_DELAY_MS)
    })
    return sending
  }

  async function sendOnce() {
    const sentFields = pending
    const sentDiscarded = discarded
    sequence += 1
    update()
    try {
      const reply = await save({
        basedOn,
        session,
        sequence,
        fields: { ...sentFields },
        ...(sentDiscarded.length > 0 && { discarded: sentDiscarded }),
      })
      // What was typed while the request was under way is still to be sent.
      pending = Object.fromEntries(
        Object.entries(pending).filter(([name, value]) => sentFields[name] !== value),
      )
      discarded = discarded.filter((field) => !sentDiscarded.includes(field))
      basedOn = Math.max(basedOn, reply.basedOn)
      draftVersion = reply.draftVersion
      conflicts = reply.conflicts
      savedAt = reply.savedAt
      error = null
      hasFailed = false
      retryMs = FIRST_RETRY_MS
      flush()
    } catch (failure) {
      error = failure
      hasFailed = true
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
      flush()
      throw failure
    }
  }

  function hasPending() {
    return Object.keys(pending).length > 0 || discarded.length > 0
  }

  function update() {
    state = createState()
    for (const listener of listeners) listener()
  }

  function createState(): EditedRecord {
    return {
      body: applyFields(base, fields),
      saveState: hasPending() ? (hasFailed ? 'only-here' : 'saving') : 'saved',
      savedAt,
      conflicts,
      error: error instanceof CallError && error.status > 0 && error.status < 500 ? error : null,
      isChanged: Object.keys(fields).length > 0 || opened.draft === null,
    }
  }
}
