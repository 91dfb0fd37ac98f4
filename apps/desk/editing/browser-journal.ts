import { createStore, del, delMany, entries, setMany } from 'idb-keyval'
import type { SessionDependencies } from './session/session.ts'
import type { JournalEntry } from './session/state/journal-entry.ts'

/**
 * What was typed and has not reached the server, in the browser's own database. It protects against a lost network, a closed tab and a
 * crash; it is not a store: browsers may empty it after some days.
 */
const store = createStore('lerret-desk', 'journal')

export interface StoredEntry extends JournalEntry {
  /** The address of the person. */
  person: string
  writtenAt: number
}

/** The journal of one session of a person. */
export function createBrowserJournal(person: string, session: string): SessionDependencies['journal'] {
  let names: string[] = []
  // Writes must not overtake each other.
  let last = Promise.resolve()
  const inOrder = (act: () => Promise<void>) => {
    last = last.then(act).catch(() => {})
  }
  return {
    async read() {
      const [left, alive] = await Promise.all([readEntries(person), listOpenSessions()])
      return left.filter((entry) => !alive.has(entry.session))
    },
    write: (written) =>
      inOrder(async () => {
        const stored = written.map((entry) => ({ ...entry, person, writtenAt: Date.now() }))
        const gone = names.filter((name) => !stored.some((entry) => toName(entry) === name))
        names = stored.map(toName)
        await setMany(
          stored.map((entry) => [toName(entry), entry]),
          store,
        )
        await delMany(gone, store)
      }),
    forget: (taken) =>
      inOrder(() =>
        delMany(
          taken.filter((entry) => entry.session !== session).map((entry) => toName({ ...entry, person })),
          store,
        ),
      ),
  }
}

/** Everything a person has not sent, the oldest first. */
export async function readEntries(person: string): Promise<StoredEntry[]> {
  const all = await entries<string, StoredEntry>(store)
  return all
    .map(([, entry]) => entry)
    .filter((entry) => entry.person === person)
    .sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Removes everything that was not sent of a record, and returns it. */
export async function removeEntries({ person, kind, id }: Pick<StoredEntry, 'person' | 'kind' | 'id'>) {
  const removed = (await readEntries(person)).filter((entry) => entry.kind === kind && entry.id === id)
  for (const entry of removed) await del(toName(entry), store)
  return removed
}

/** Stores entries that were removed again. */
export const restoreEntries = (removed: readonly StoredEntry[]) =>
  setMany(
    removed.map((entry) => [toName(entry), entry]),
    store,
  )

const toName = ({ person, kind, id, session }: Pick<StoredEntry, 'person' | 'kind' | 'id' | 'session'>) =>
  JSON.stringify([person, kind, id, session])

const LOCK_PREFIX = 'lerret-session '

/** Marks a session as open to the other tabs of the browser, until the promise resolves. What it has typed is not taken over. */
export function holdSession(session: string, until: Promise<unknown>) {
  void navigator.locks?.request(`${LOCK_PREFIX}${session}`, () => until).catch(() => {})
}

async function listOpenSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name] : []))
  return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)))
}
