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
  fields: FieldChanges
  writtenAt: number
}

/** Replaces what a tab has not sent of a record. Without fields, the entry is removed. */
export async function writeEntry(key: JournalKey, session: string, fields: FieldChanges): Promise<void> {
  const name = entryName(key, session)
  if (Object.keys(fields).length === 0) await del(name, store)
  else await set(name, { ...key, session, fields, writtenAt: Date.now() } satisfies JournalEntry, store)
}

/** Everything a person has not sent, the oldest first. */
export async function readEntries(person: string): Promise<JournalEntry[]> {
  const all = await entries<string, JournalEntry>(store)
  return all
    .map(([, entry]) => entry)
    .filter((entry) => entry.person === person)
    .sort((a, b) => a.writtenAt - b.writtenAt)
}

/** The fields that tabs of earlier visits have not sent of a record. They are given to this tab, and their entries are removed. */
export async function takeFields(key: JournalKey, session: string): Promise<FieldChanges> {
  const left = (await readEntries(key.person)).filter(
    (entry) => entry.kind === key.kind && entry.id === key.id && entry.session !== session,
  )
  const fields = Object.assign({}, ...left.map((entry) => entry.fields)) as FieldChanges
  // Written before the others are removed, so that a crash in between loses nothing.
  if (left.length > 0) await writeEntry(key, session, fields)
  for (const entry of left) await del(entryName(key, entry.session), store)
  return fields
}

const entryName = ({ person, kind, id }: JournalKey, session: string) =>
  JSON.stringify([person, kind, id, session])
