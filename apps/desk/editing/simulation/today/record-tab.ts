import type { OpenedRecord } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import type { MergeConflicts, RecordEditor } from '../../record-editor/edited-record.ts'
import { createRecordEditor } from '../../record-editor/record-editor.ts'
import type { Announcement, Body, Key } from '../server.ts'
import type { OpenTab, Place, TabContext } from '../tab.ts'
import { type Calls, createCalls } from './calls.ts'

/** How long a browser takes to open its database. */
const JOURNAL_MS = 3

export interface OpenedEditor {
  editor: RecordEditor
  /** What is mentioned of colleagues' versions. */
  named(): Body
  hear(announcement: Announcement | null): void
  close(): Promise<void>
}

/** An editor with what the browser's journal has, as `open-editor.ts` opens it. */
export async function openEditor(
  context: TabContext,
  calls: Calls,
  { opened, merge }: { opened: OpenedRecord; merge?: MergeConflicts },
): Promise<OpenedEditor> {
  const { kind, id } = opened
  const session = context.createId()
  const prefix = `journal ${kind} ${id} `
  await context.sleep(JOURNAL_MS)
  const unsent = takeFields(context, prefix, session)
  let theirs = opened.draft?.body ?? {}
  const editor = createRecordEditor({
    opened,
    unsent,
    session,
    save: (request) => calls.saveWorkingCopy({ kind, id }, request),
    commit: (request) => calls.commitWorkingCopy({ kind, id }, request),
    ...(merge && { merge }),
    async readDraft() {
      const { draft } = await calls.openRecord({ kind, id })
      theirs = draft?.body ?? theirs
      return draft
    },
    writeJournal(fields) {
      if (Object.keys(fields).length === 0) context.storage.delete(prefix + session)
      else context.storage.set(prefix + session, fields)
    },
  })
  return {
    editor,
    named() {
      const { news, conflicts } = editor.getState()
      const mentioned = (news?.isShown === false ? news.fields : []).map((field) => [field, theirs[field]])
      return Object.fromEntries([
        ...mentioned,
        ...conflicts.map(({ field, theirs }) => [field, theirs.value]),
      ])
    },
    hear(announcement) {
      const record = announcement?.records.find((each) => each.kind === kind && each.id === id)
      if (record || !announcement) void editor.checkDraft(record?.version ?? undefined).catch(() => {})
    },
    close: () => editor.stop(),
  }
}

/** Takes over what other sessions have left in the journal, open ones among them. */
function takeFields({ storage }: TabContext, prefix: string, session: string): FieldChanges {
  const left = storage.entries().filter(([name]) => name.startsWith(prefix))
  const fields: FieldChanges = Object.assign({}, ...left.map(([, value]) => value))
  if (left.length > 0) storage.set(prefix + session, fields)
  for (const [name] of left) storage.delete(name)
  return fields
}

/** An article, as `use-record.ts` and `use-save-and-publish.ts` edit it. */
export async function openRecordTab(context: TabContext, key: Key): Promise<OpenTab> {
  const calls = createCalls(context)
  await Promise.all(context.leaving)
  const opened = await calls.openRecord(key)
  const { editor, named, hear, close } = await openEditor(context, calls, { opened })
  const name = `${key.kind} ${key.id}`
  let batch: number | null = null
  const fields = ['title', 'lead', 'content']
  return {
    view() {
      const { body, saveState } = editor.getState()
      return { shown: { [name]: body }, named: { [name]: named() }, state: saveState }
    },
    listPlaces: () =>
      fields.map((field): Place => {
        const text = String(editor.getState().body[field] ?? '')
        return { record: name, field, part: '', text, style: field === 'content' ? 'paragraph' : 'line' }
      }),
    type: ({ field }, text) => editor.setField(field, text === '' ? undefined : text),
    run() {},
    undo() {},
    redo() {},
    canUndo: () => false,
    canRedo: () => false,
    save: () => editor.commit(),
    async publish() {
      const version = await editor.commit()
      const published = await calls.publishRecords([{ ...key, version }])
      batch = published.batch
    },
    async plan(at) {
      const version = await editor.commit()
      await calls.planRecords([{ ...key, version }], at)
    },
    async revert() {
      if (batch !== null) await calls.revertPublication(batch)
      batch = null
    },
    async delete() {
      const { draft } = await calls.openRecord(key)
      if (draft?.body) await calls.saveRecords([{ ...key, basedOn: draft.version, body: null }])
    },
    settle(choice) {
      for (const { field } of editor.getState().conflicts) editor.resolve(field, choice)
      if (editor.getState().news?.isShown === false) editor.showNews()
      if (editor.getState().deletedBy) {
        editor.restore()
        void editor.commit().catch(() => {})
      }
    },
    hide: () => editor.flush(),
    leave: close,
    canClose: () => true,
    reconnect: () => editor.retry(),
    hear,
  }
}
