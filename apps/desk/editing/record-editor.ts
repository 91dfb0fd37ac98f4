import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import { applyFields, type FieldChange, type FieldChanges, listLinkedFields } from '@lerret/model'
import { isSameValue } from './same-value.ts'

export type Body = Readonly<Record<string, unknown>>
export type Conflict = WorkingCopy['conflicts'][number]
export type SavedVersion = NonNullable<OpenedRecord['draft']>

/** Who saved a version, and when. */
export type SavedBy = Pick<SavedVersion, 'author' | 'savedAt'>

/** What a colleague has saved in fields that the editor has not changed. */
export interface News extends SavedBy {
  fields: string[]
  /** Whether the fields are shown already. */
  isShown: boolean
}

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
  /** The last version that a colleague has saved while the record is open. */
  theirs: SavedBy | null
  news: News | null
  /** Set when a colleague has deleted the record. What was typed is still here. */
  deletedBy: SavedBy | null
  /** Why the server has not got the last changes. They are sent again by themselves. */
  error: unknown
  /** Whether there is anything to save as a version. */
  isChanged: boolean
}

export interface SaveRequest {
  basedOn: number
  session: string
  sequence: number
  fields: Record<string, FieldChange>
  discarded?: string[]
}

/** `mine` is the record with my changes over theirs. */
export type MergeConflicts = (versions: {
  conflicts: readonly Conflict[]
  mine: Body
  theirs: Body
}) => FieldChanges

export interface EditorDependencies {
  opened: OpenedRecord
  /** Changes that the browser has and the server may not have. */
  unsent: FieldChanges
  session: string
  save(request: SaveRequest): Promise<WorkingCopy>
  /** Saves what was typed as a version, first storing what has not been sent. */
  commit(unsent: SaveRequest | undefined): Promise<{ version: number; isMerged: boolean }>
  /** Reads the newest version of the server. */
  readDraft(): Promise<SavedVersion | null>
  /** The values of conflicting fields with the changes of both, for those where nobody has to choose. */
  merge?: MergeConflicts
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
  /** Reads what a colleague has saved. It is mentioned, and no field is changed. */
  checkDraft(): Promise<void>
  /** Shows what a colleague has saved in fields that the editor has not changed. */
  showNews(): void
  /** Makes everything on the screen a change, so that a deleted record can be saved again. */
  restore(): void
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
  readDraft,
  merge,
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
  /** The newest version that a colleague has saved, when it is not the base. */
  let latest: SavedVersion | null = null
  let theirs: SavedBy | null = null
  /** The body of the newest version that has been looked at. */
  let theirBody: Body | null = opened.draft?.body ?? null
  let news: News | null = null
  let deletedBy: SavedBy | null = opened.draft?.body === null ? opened.draft : null
  /** The version whose body has been looked at. */
  let checkedVersion = draftVersion
  let savedAt = opened.workingCopy?.savedAt ?? opened.draft?.savedAt ?? null
  let error: unknown = null
  let hasFailed = false
  let sequence = 0
  let retryMs = FIRST_RETRY_MS
  let sending: Promise<void> | undefined
  let journalTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let isCommitting = false
  let mustCheck = false
  let isStopped = false
  let state = createState()
  mergeConflicts()
  if (hasPending()) scheduleSave(0)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setField(name, value) {
      if (!isBaseValue(name, value)) change(name, value === undefined ? {} : { value })
      else if (Object.hasOwn(fields, name)) giveUp(name)
    },
    resolve(field, choice) {
      const conflict = conflicts.find((each) => each.field === field)
      if (!conflict) return
      endConflict(conflict)
      if (choice === 'theirs') {
        base = applyFields(base, { [field]: conflict.theirs })
        giveUp(field)
        scheduleSave(0)
      } else change(field, choice === 'mine' ? conflict.mine : choice)
    },
    async commit() {
      clearTimeout(saveTimer)
      while (sending) await sending
      const saved = fields
      const { version, isMerged } = await commitPending()
      base = applyFields(base, saved)
      // What was typed while the request was under way is a change of the new version.
      fields = withoutSent(fields, saved)
      basedOn = draftVersion = version
      news = null
      if (isMerged) await showMerged()
      checkedVersion = Math.max(checkedVersion, version)
      update()
      if (mustCheck) void checkDraft().catch(() => {})
      mustCheck = false
      return version
    },
    checkDraft,
    showNews() {
      showNews()
      update()
    },
    restore() {
      for (const [name, value] of Object.entries(state.body)) if (name !== 'id') change(name, { value })
      deletedBy = null
      basedOn = draftVersion
      update()
    },
    flush,
    retry() {
      if (hasPending()) scheduleSave(0)
    },
    stop() {
      isStopped = true
      flush()
      clearTimeout(saveTimer)
      // What does not arrive is in the journal, and what cannot be a version stays a working copy.
      void leave().catch(() => {})
    },
  }

  async function checkDraft() {
    const draft = await readDraft()
    // A version that is being saved may be the editor's own.
    mustCheck ||= isCommitting
    if (!draft || isCommitting || draft.version <= checkedVersion) return
    checkedVersion = draft.version
    draftVersion = Math.max(draftVersion, draft.version)
    deletedBy = draft.body === null ? draft : null
    latest = draft
    if (draft.body !== null) {
      theirBody = draft.body
      compareWith(draft.body, draft)
      mergeConflicts()
    }
    update()
  }

  /** Finds what a colleague's version changes: beside my fields it is news, in the same field it is a conflict. */
  function compareWith(body: Body, { author, savedAt }: SavedBy) {
    const changed = findChanged(base, body)
    const isMine = (name: string) => Object.hasOwn(fields, name)
    const isConflict = (name: string) =>
      changed.includes(name)
        ? !isSameValue(fields[name]?.value, body[name])
        : listLinkedFields(opened.kind, name).some((linked) => changed.includes(linked))
    conflicts = Object.keys(fields)
      .filter(isConflict)
      .map((field) => ({
        field,
        base: readField(base, field),
        mine: fields[field] as FieldChange,
        theirs: readField(body, field),
      }))
    const others = changed.filter((name) => !isMine(name))
    theirs = { author, savedAt }
    if (others.length > 0) news = { author, savedAt, fields: others, isShown: false }
    else if (conflicts.length === 0) {
      base = body
      basedOn = draftVersion
    }
  }

  function endConflict(conflict: Conflict) {
    conflicts = conflicts.filter((each) => each !== conflict)
    if (conflicts.length > 0) return
    // From now on the record is based on the version that the editor has seen.
    basedOn = draftVersion
    showNews()
  }

  /** Ends the conflicts in which the changes of both can be had, and mentions them. */
  function mergeConflicts() {
    if (!merge || !theirBody || conflicts.length === 0) return
    const mine = applyFields(theirBody, fields)
    const changes = Object.entries(merge({ conflicts, mine, theirs: theirBody }))
    for (const [field, merged] of changes) {
      const conflict = conflicts.find((each) => each.field === field)
      if (!conflict) {
        change(field, merged)
        continue
      }
      if (theirs) news = { isShown: true, ...news, ...theirs, fields: [...(news?.fields ?? []), field] }
      endConflict(conflict)
      // As long as there are others, the server goes on to name what is merged.
      if (conflicts.length === 0 || !isSameValue(fields[field]?.value, merged.value)) change(field, merged)
    }
  }

  function showNews() {
    if (!latest?.body) return
    base = latest.body
    latest = null
    if (conflicts.length === 0) basedOn = draftVersion
    if (news) news = { ...news, isShown: true }
  }

  /** After a save in which the server has merged what a colleague saved: the screen shows the version as it is. */
  async function showMerged() {
    const before = base
    const draft = await readDraft()
    if (!draft?.body) return
    base = draft.body
    checkedVersion = draft.version
    latest = null
    const changed = findChanged(before, draft.body)
    if (changed.length > 0)
      news = { author: theirs?.author ?? '', savedAt: draft.savedAt, fields: changed, isShown: true }
  }

  /** Whether a value is that of the version which the record is based on, so that there is nothing to save. */
  function isBaseValue(name: string, value: unknown): boolean {
    const hasConflict = conflicts.some(({ field }) => field === name)
    // A version that is being saved becomes the base, with what the field had.
    return !isCommitting && !hasConflict && draftVersion > 0 && isSameValue(base[name], value)
  }

  function giveUp(name: string) {
    fields = withoutField(fields, name)
    pending = withoutField(pending, name)
    discarded = [...discarded.filter((field) => field !== name), name]
    update()
    journalTimer ??= setTimeout(flush, JOURNAL_DELAY_MS)
    scheduleSave(SAVE_DELAY_MS)
  }

  function change(name: string, value: FieldChange) {
    discarded = discarded.filter((field) => field !== name)
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

  async function leave() {
    while (sending) await sending.catch(() => {})
    if (Object.keys(fields).length === 0) return
    try {
      await commitPending()
    } catch {
      if (hasPending()) await send()
    }
  }

  /** Saves a version together with what has not been sent. Rejects when the server cannot be reached or refuses. */
  function commitPending() {
    isCommitting = true
    const request = hasPending() ? createRequest() : undefined
    const [sentFields, sentDiscarded] = [pending, discarded]
    update()
    const committed = commit(request)
      .then((reply) => {
        if (request) confirmSent(sentFields, sentDiscarded, new Date().toISOString())
        return reply
      })
      .finally(() => {
        isCommitting = false
      })
    // One request at a time: a later save that arrives first would make the server ignore this one.
    if (request) sending = committed.then(finishSending, finishSending)
    return committed
  }

  function createRequest(): SaveRequest {
    sequence += 1
    return {
      basedOn,
      session,
      sequence,
      fields: { ...pending },
      ...(discarded.length > 0 && { discarded }),
    }
  }

  function send(): Promise<void> {
    sending ??= sendOnce().finally(finishSending)
    return sending
  }

  function finishSending() {
    sending = undefined
    update()
    if (hasPending()) scheduleSave(error ? retryMs : SAVE_DELAY_MS)
  }

  async function sendOnce() {
    const [sentFields, sentDiscarded] = [pending, discarded]
    const request = createRequest()
    update()
    try {
      const reply = await save(request)
      basedOn = Math.max(basedOn, reply.basedOn)
      draftVersion = reply.draftVersion
      conflicts = reply.conflicts
      if (draftVersion === checkedVersion) mergeConflicts()
      // Without the event stream, a reply is the first that is heard of a colleague's save.
      if (draftVersion > checkedVersion) void checkDraft().catch(() => {})
      confirmSent(sentFields, sentDiscarded, reply.savedAt)
    } catch (failure) {
      error = failure
      hasFailed = true
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
      flush()
      throw failure
    }
  }

  function confirmSent(sentFields: FieldChanges, sentDiscarded: readonly string[], at: string) {
    // What was typed while the request was under way is still to be sent.
    pending = withoutSent(pending, sentFields)
    discarded = discarded.filter((field) => !sentDiscarded.includes(field))
    savedAt = at
    error = null
    hasFailed = false
    retryMs = FIRST_RETRY_MS
    flush()
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
      conflicts: deletedBy ? [] : conflicts,
      theirs,
      news,
      deletedBy,
      error: hasPending() ? error : null,
      isChanged: Object.keys(fields).length > 0 || draftVersion === 0,
    }
  }
}

const readField = (body: Body, field: string): FieldChange =>
  Object.hasOwn(body, field) ? { value: body[field] } : {}

/** The changes that were made after others were sent. */
const withoutSent = (fields: FieldChanges, sent: FieldChanges): Record<string, FieldChange> =>
  Object.fromEntries(Object.entries(fields).filter(([name, change]) => sent[name] !== change))

const withoutField = (fields: FieldChanges, name: string): Record<string, FieldChange> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

/** The names of the fields in which two bodies differ. */
function findChanged(before: Body, after: Body): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSameValue(before[name], after[name]))
}
