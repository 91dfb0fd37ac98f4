import type { FieldChanges } from '@lerret/model'
import { isSameValue } from '../merging/same-value.ts'
import type { SessionDependencies } from './session.ts'
import type { JournalEntry } from './state/journal-entry.ts'

export interface StoredEntry extends JournalEntry {
  /** The address of the person. */
  person: string
  writtenAt: number
  /** When each field got its value. */
  changedAt?: Readonly<Record<string, number>>
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
  /** What was found of sessions that have ended. */
  let left: StoredEntry[] = []
  // Writes must not overtake each other.
  let last = Promise.resolve()
  const inOrder = (act: () => Promise<void>) => {
    last = last.then(act).catch(() => {})
    return last
  }
  return {
    async read() {
      const [entries, open] = await Promise.all([readEntriesOf(store, person), store.listOpenSessions()])
      left = entries.filter((entry) => !open.has(entry.session))
      return splitFields(left)
    },
    write: (entries) =>
      inOrder(async () => {
        const before = stored
        const now = Date.now()
        stored = entries.map((entry) => {
          const changedAt = readChangedAt(entry, before.some(isOf(entry)) ? before : left, now)
          return { ...entry, person, writtenAt: now, changedAt }
        })
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

const isOf =
  ({ kind, id }: JournalEntry) =>
  (other: JournalEntry) =>
    other.kind === kind && other.id === id

/** When the fields got the values that they have: before, where they had them already. */
function readChangedAt(entry: JournalEntry, before: readonly StoredEntry[], now: number) {
  const fields = Object.entries(entry.fields).map(([field, { value }]) => {
    const same = before.findLast(
      (other) => isOf(entry)(other) && other.fields[field] && isSameValue(other.fields[field].value, value),
    )
    return [field, same ? fieldTime(same, field) : now] as const
  })
  return Object.fromEntries(fields)
}

const fieldTime = ({ changedAt, writtenAt }: StoredEntry, field: string) => changedAt?.[field] ?? writtenAt

/** Each field in an entry of its own, the oldest first: what was typed last is what counts. */
function splitFields(entries: readonly StoredEntry[]): JournalEntry[] {
  const split = entries.flatMap((entry) =>
    Object.keys(entry.fields).map((field) => ({
      at: fieldTime(entry, field),
      entry: { ...entry, fields: pickField(entry.fields, field), base: pickField(entry.base, field) },
    })),
  )
  return split.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}

const pickField = (fields: FieldChanges, field: string): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name === field))

/** Everything that a person has not sent, the oldest first. */
export const readEntriesOf = async (store: JournalStore, person: string): Promise<StoredEntry[]> =>
  (await store.read()).filter((entry) => entry.person === person).sort((a, b) => a.writtenAt - b.writtenAt)
