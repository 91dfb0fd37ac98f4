import { applyFields, type FieldChange } from '@lerret/model'
import { isSameValue } from '../merging/same-value.ts'
import { compareVersions, findChanged, withoutField, withoutSent } from './compare-fields.ts'
import type {
  Body,
  Conflict,
  EditedRecord,
  EditorDependencies,
  News,
  RecordEditor,
  SavedBy,
  SavedVersion,
} from './edited-record.ts'
import { createUnsentChanges } from './unsent-changes.ts'

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
  const unsent = createUnsentChanges({ journaled, session, writeJournal })
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
  let retryMs = FIRST_RETRY_MS
  let sending: Promise<void> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let isCommitting = false
  /** The newest version that was announced during a commit; 0 for none. */
  let announcedVersion = 0
  let isStopped = false
  let state = createState()
  mergeConflicts()
  if (unsent.hasAny()) scheduleSave(0)

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
      void checkDraft(announcedVersion).catch(() => {})
      announcedVersion = 0
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
    flush: unsent.flush,
    retry() {
      if (unsent.hasAny()) scheduleSave(0)
    },
    stop() {
      isStopped = true
      unsent.flush()
      clearTimeout(saveTimer)
      // What does not arrive is in the journal, and what cannot be a version stays a working copy.
      return leave().catch(() => {})
    },
  }

  async function checkDraft(announced = Number.POSITIVE_INFINITY) {
    // A version that is being saved may be the editor's own: the check follows when its number is known.
    if (isCommitting) announcedVersion = Math.max(announcedVersion, announced)
    if (isCommitting || announced <= checkedVersion) return
    const draft = await readDraft()
    if (isCommitting) announcedVersion = Number.POSITIVE_INFINITY
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
    const compared = compareVersions({ kind: opened.kind, base, fields, theirs: body })
    const { others } = compared
    conflicts = compared.conflicts
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
    unsent.discard(name)
    update()
    scheduleSave(SAVE_DELAY_MS)
  }

  function change(name: string, value: FieldChange) {
    fields = { ...fields, [name]: value }
    unsent.add(name, value)
    update()
    scheduleSave(SAVE_DELAY_MS)
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
      if (unsent.hasAny()) await send()
    }
  }

  /** Saves a version together with what has not been sent. Rejects when the server cannot be reached or refuses. */
  function commitPending() {
    isCommitting = true
    const sent = unsent.hasAny() ? unsent.createRequest(basedOn) : undefined
    update()
    const committed = commit(sent?.request)
      .then((reply) => {
        if (sent) confirmSent(sent, new Date().toISOString())
        return reply
      })
      .finally(() => {
        isCommitting = false
      })
    // One request at a time: a later save that arrives first would make the server ignore this one.
    if (sent) sending = committed.then(finishSending, finishSending)
    return committed
  }

  function send(): Promise<void> {
    sending ??= sendOnce().finally(finishSending)
    return sending
  }

  function finishSending() {
    sending = undefined
    update()
    if (unsent.hasAny()) scheduleSave(error ? retryMs : SAVE_DELAY_MS)
  }

  async function sendOnce() {
    const sent = unsent.createRequest(basedOn)
    update()
    try {
      const reply = await save(sent.request)
      basedOn = Math.max(basedOn, reply.basedOn)
      draftVersion = reply.draftVersion
      conflicts = reply.conflicts
      if (draftVersion === checkedVersion) mergeConflicts()
      // Without the event stream, a reply is the first that is heard of a colleague's save.
      if (draftVersion > checkedVersion) void checkDraft().catch(() => {})
      confirmSent(sent, reply.savedAt)
    } catch (failure) {
      error = failure
      hasFailed = true
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
      unsent.flush()
      throw failure
    }
  }

  function confirmSent(sent: { confirm(): void }, at: string) {
    savedAt = at
    error = null
    hasFailed = false
    retryMs = FIRST_RETRY_MS
    sent.confirm()
  }

  function update() {
    state = createState()
    for (const listener of listeners) listener()
  }

  function createState(): EditedRecord {
    return {
      body: applyFields(base, fields),
      saveState: unsent.hasAny() ? (hasFailed ? 'only-here' : 'saving') : 'saved',
      savedAt,
      conflicts: deletedBy ? [] : conflicts,
      theirs,
      news,
      deletedBy,
      error: unsent.hasAny() ? error : null,
      isChanged: Object.keys(fields).length > 0 || draftVersion === 0,
    }
  }
}
