import { createStore, delMany, setMany, values } from 'idb-keyval'
import type { SessionDependencies } from './session/session.ts'
import {
  createJournal,
  type EntryKey,
  entryName,
  type JournalStore,
  readEntriesOf,
  type StoredEntry,
} from './session/stored-journal.ts'

/**
 * What was typed and has not reached the server, in the browser's own database. It protects against a lost network, a closed tab and a
 * crash; it is not a store: browsers may empty it after some days.
 */
const database = createStore('lerret-desk', 'journal')

const LOCK_PREFIX = 'lerret-session '

const listeners = new Set<() => void>()

/** Calls back when this tab has changed the journal: a session that was left is saved after the next screen has been opened. */
export function listenForJournal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function change(changing: Promise<void>) {
  await changing
  for (const listener of listeners) listener()
}

const store: JournalStore = {
  read: () => values<StoredEntry>(database),
  write: (entries) =>
    change(
      setMany(
        entries.map((entry) => [entryName(entry), entry]),
        database,
      ),
    ),
  delete: (entries) => change(delMany(entries.map(entryName), database)),
  async listOpenSessions() {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    const names = held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name] : []))
    return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)))
  },
}

/** The journal of one session of a person. */
export const createBrowserJournal = (person: string, session: string): SessionDependencies['journal'] =>
  createJournal({ person, session }, store)

/** Marks a session as open to the other tabs of the browser, until the promise resolves. */
export function holdSession(session: string, until: Promise<unknown>) {
  void navigator.locks?.request(`${LOCK_PREFIX}${session}`, () => until).catch(() => {})
}

/** Everything a person has not sent, the oldest first. */
export const readEntries = (person: string): Promise<StoredEntry[]> => readEntriesOf(store, person)

/** Removes everything that was not sent of a record, and returns it. */
export async function removeEntries({ person, kind, id }: Omit<EntryKey, 'session'>) {
  const removed = (await readEntries(person)).filter((entry) => entry.kind === kind && entry.id === id)
  await store.delete(removed)
  return removed
}

/** Stores entries that were removed again. */
export const restoreEntries = store.write
