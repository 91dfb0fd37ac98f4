import type { SessionDependencies } from './session.ts'
import type { JournalEntry } from './state/journal-entry.ts'

export interface StoredEntry extends JournalEntry {
  /** The address of the person. */
  person: string
  writtenAt: number
}

/** Where all sessions of a browser store their entries. */
export interface JournalStore {
  read(): Promise<readonly StoredEntry[]>
  write(entries: readonly StoredEntry[]): Promise<void>
  delete(entries: readonly EntryKey[]): Promise<void>
  /** The sessions that are open in any tab of the browser. What they have typed is not taken over. */
  listOpenSessions(): Promise<ReadonlySet<string>>
}

export type EntryKey = Pick<StoredEntry, 'person' | 'kind' | 'id' | 'session'>

/** Names an entry in a store. */
export const entryName = ({ person, kind, id, session }: EntryKey) =>
  JSON.stringify([person, kind, id, session])

/** The journal of one session of a person. */
export function createJournal(
  { person, session }: { person: string; session: string },
  store: JournalStore,
): SessionDependencies['journal'] {
  let stored: StoredEntry[] = []
  // Writes must not overtake each other.
  let last = Promise.resolve()
  const inOrder = (act: () => Promise<void>) => {
    last = last.then(act).catch(() => {})
    return last
  }
  return {
    async read() {
      const [entries, open] = await Promise.all([readEntriesOf(store, person), store.listOpenSessions()])
      return entries.filter((entry) => !open.has(entry.session))
    },
    write: (entries) =>
      inOrder(async () => {
        const before = stored
        stored = entries.map((entry) => ({ ...entry, person, writtenAt: Date.now() }))
        const names = new Set(stored.map(entryName))
        await store.write(stored)
        await store.delete(before.filter((entry) => !names.has(entryName(entry))))
      }),
    forget: (taken) =>
      void inOrder(() =>
        store.delete(
          taken.filter((entry) => entry.session !== session).map((entry) => ({ ...entry, person })),
        ),
      ),
  }
}

/** Everything that a person has not sent, the oldest first. */
export const readEntriesOf = async (store: JournalStore, person: string): Promise<StoredEntry[]> =>
  (await store.read()).filter((entry) => entry.person === person).sort((a, b) => a.writtenAt - b.writtenAt)
