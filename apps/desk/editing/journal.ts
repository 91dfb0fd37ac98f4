import type { FieldChanges } from '@lerret/model'
import { createStore, del, entries, set } from 'idb-keyval'

/**
 * What was typed and has not reached the server, in the browser's own database. It protects against a lost network, a closed tab and a
 * crash; it is not a store: browsers may empty it after some days.
 */
const store = createStore('lerret-desk', 'journal')

export interface JournalKey {
  /** The address of the person. */
  person: string
  kind: string
  id: string
}

export interface JournalEntry extends JournalKey {
  session: string
  /** The title of the record when the entry was written. */
  title: string
  fields: FieldChanges
  writtenAt: number
}

/** Replaces what an editor has not sent of a record. Without fields, the entry is removed. */
export async function writeEntry(
  { person, kind, id }: JournalKey,
  { session, title, fields }: Pick<JournalEntry, 'session' | 'title' | 'fields'>,
): Promise<void> {
  const name = entryName({ person, kind, id }, session)
  if (Object.keys(fields).length === 0) return del(name, store)
  const entry: JournalEntry = { person, kind, id, session, title, fields, writtenAt: Date.now() }
  await set(name, entry, store)
}

/** Removes everything that was not sent of a record, and returns it. */
export async function removeEntries(key: JournalKey): Promise<JournalEntry[]> {
  const removed = (await readEntries(key.person)).filter(({ kind, id }) => kind === key.kind && id === key.id)
  for (const { session } of removed) await del(entryName(key, session), store)
  return removed
}

/** Everything a person has not sent, the oldest first. */
export async function readEntries(person: string): Promise<JournalEntry[]> {
  const all = await entries<string, JournalEntry>(store)
  return all
    .map(([, entry]) => entry)
    .filter((entry) => entry.person === person)
    .sort((a, b) => a.writtenAt - b.writtenAt)
}

/** The fields of a record that earlier editors have not sent. They are given to this one, and their entries are removed. */
export async function takeFields(key: JournalKey, session: string): Promise<FieldChanges> {
  const left = (await readEntries(key.person)).filter(
    (entry) => entry.kind === key.kind && entry.id === key.id && entry.session !== session,
  )
  const fields = Object.assign({}, ...left.map((entry) => entry.fields)) as FieldChanges
  // Written before the others are removed, so that a crash in between loses nothing.
  if (left.length > 0) await writeEntry(key, { session, title: left.at(-1)?.title ?? '', fields })
  for (const entry of left) await del(entryName(key, entry.session), store)
  return fields
}

const entryName = ({ person, kind, id }: JournalKey, session: string) =>
  JSON.stringify([person, kind, id, session])
