import { expect, onTestFinished, test, vi } from 'vitest'
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

test('of what two sessions have left in a field, the one that was typed last counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  onTestFinished(() => void vi.useRealTimers())
  const store = givenStore()
  const entryOf = (session: string, fields: Record<string, string>) => ({
    kind: 'article',
    id: 'a',
    session,
    title: '',
    basedOn: 1,
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }])),
    base: {},
  })
  const journalOf = (session: string) => createJournal({ person: 'kari', session }, store)
  await journalOf('left').write([entryOf('left', { title: 'Ein' })])
  const first = journalOf('first')
  await first.read()
  vi.setSystemTime(2000)
  await journalOf('second').write([entryOf('second', { title: 'To' })])
  vi.setSystemTime(3000)
  await first.write([entryOf('first', { title: 'Ein' })])
  vi.setSystemTime(4000)
  await first.write([entryOf('first', { title: 'Ein', lead: 'Kvar fredag' })])
  const found = await journalOf('third').read()
  expect(Object.assign({}, ...found.map(({ fields }) => fields))).toEqual({
    title: { value: 'To' },
    lead: { value: 'Kvar fredag' },
  })
})
