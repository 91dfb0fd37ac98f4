import type { OpenedRecord } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import { callDesk } from '../data/call-desk.ts'
import { listenForRecords } from '../events/desk-events.ts'
import { takeFields, writeEntry } from './journal.ts'
import { isSameValue } from './merging/same-value.ts'
import type { MergeConflicts, RecordEditor } from './record-editor/edited-record.ts'
import { createRecordEditor } from './record-editor/record-editor.ts'

export interface OpenEditor {
  editor: RecordEditor
  /** Sends what is left, and stops. */
  close(): void
}

const closing = new Set<Promise<void>>()

/**
 * Resolves when editors that were closed have saved what was left. A record that is read before that is older than what its editor
 * typed, and would conflict with it.
 */
export const waitForClosedEditors = () => Promise.all(closing)

/** How long opening a record waits for the browser's journal. */
const JOURNAL_WAIT_MS = 2000

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** An editor for a record that has been read, with what the browser's journal has of it. It hears of colleagues and of the network. */
export async function openEditor(
  opened: OpenedRecord,
  person: string,
  merge?: MergeConflicts,
): Promise<OpenEditor> {
  const { kind, id } = opened
  const key = { person, kind, id }
  // Of this editor, not of the tab: the server ignores numbers that it has seen, and they begin again at one.
  const session = crypto.randomUUID()
  // A browser without a journal still saves on the server.
  const journal = takeFields(key, session).catch((): FieldChanges => ({}))
  // A browser that is busy may open its database late, or never: the record is shown before.
  const unsent = await Promise.race([journal, wait(JOURNAL_WAIT_MS)])
  const editor = createRecordEditor({
    opened,
    unsent: unsent ?? {},
    session,
    save: (body) => callDesk('saveWorkingCopy', { params: { kind, id }, body }),
    commit: (unsentFields) =>
      callDesk('commitWorkingCopy', { params: { kind, id }, body: { unsent: unsentFields } }),
    ...(merge && { merge }),
    readDraft: async () => (await callDesk('openRecord', { params: { kind, id } })).draft,
    writeJournal: (fields) => {
      const title = String(editor.getState().body.title ?? '')
      void writeEntry(key, { session, title, fields }).catch(() => {})
    },
  })
  if (!unsent) {
    const { body } = editor.getState()
    void journal.then((late) => {
      for (const [field, { value }] of Object.entries(late))
        if (isSameValue(editor.getState().body[field], body[field])) editor.setField(field, value)
    })
  }
  const stopListening = listenForRecords((event) => {
    const record = event?.records?.find((each) => each.kind === kind && each.id === id)
    const isAbout = record !== undefined || !event?.records
    // Without it, the next save finds out.
    if (isAbout) void editor.checkDraft(record?.version ?? undefined).catch(() => {})
  })
  const flush = () => editor.flush()
  const retry = () => editor.retry()
  window.addEventListener('online', retry)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  document.addEventListener('focusout', flush)
  return {
    editor,
    close() {
      stopListening()
      const stopped = editor.stop().then(() => void closing.delete(stopped))
      closing.add(stopped)
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      document.removeEventListener('focusout', flush)
    },
  }
}
