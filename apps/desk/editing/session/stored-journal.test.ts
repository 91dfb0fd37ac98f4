import { expect, test } from 'vitest'
import { createJournal, type EntryKey, entryName, type StoredEntry } from './stored-journal.ts'
import { createTabSessions } from './tab-sessions.ts'
import { createServer, createTimers, refusal, settle, type } from './test-sessions.ts'

/** A browser's database, whose writes take a while. */
function givenStore() {
  const stored = new Map<string, StoredEntry>()
  return {
    stored,
    read: async () => [...stored.values()],
    async write(entries: readonly StoredEntry[]) {
      await settle()
      for (const entry of entries) stored.set(entryName(entry), entry)
    },
    async delete(entries: readonly EntryKey[]) {
      for (const entry of entries) stored.delete(entryName(entry))
    },
    listOpenSessions: async () => new Set<string>(),
  }
}

test('a session ends when the browser has stored what could not be sent', async () => {
  const store = givenStore()
  const transport = createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } }).transportOf('Kari')
  const fail = () => Promise.reject(refusal('offline', 0))
  const { session, close, ended } = createTabSessions().open({
    id: 'first',
    keys: [{ kind: 'article', id: 'a' }],
    rules: { merge: () => ({}), storing: 'working-copies' },
    transport: { ...transport, save: fail, version: fail },
    timers: createTimers(),
    journal: createJournal({ person: 'kari', session: 'first' }, store),
  })
  await settle()
  type(session, 'article a', 'title', 'Vaflar')
  close()
  await ended
  expect([...store.stored.values()]).toMatchObject([{ fields: { title: { value: 'Vaflar' } } }])
})
