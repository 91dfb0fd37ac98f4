import { expect, test } from 'vitest'
import { bodyOf } from './records/record.ts'
import type { JournalEntry } from './state/journal-entry.ts'
import type { RecordState } from './state/state.ts'
import type { Transport } from './state/transport.ts'
import { createTabSessions } from './tab-sessions.ts'
import { createServer, createTimers, refusal, settle, type } from './test-sessions.ts'

const NAME = 'article a'
const givenServer = () => createServer({ [NAME]: { id: 'a', title: 'Vaffelkino' } })

/** Opens sessions in one tab, with one journal. */
function givenTab() {
  const sessions = createTabSessions()
  const left = new Map<string, readonly JournalEntry[]>()
  const open = new Set<string>()
  return (id: string, transport: Transport) => {
    const timers = createTimers()
    const opened = sessions.open({
      id,
      keys: [{ kind: 'article', id: 'a' }],
      rules: { merge: () => ({}), storing: 'working-copies' },
      transport,
      timers,
      journal: {
        read: async () => [...left].flatMap(([session, entries]) => (open.has(session) ? [] : entries)),
        write: (entries) => void left.set(id, entries),
        forget: (entries) => {
          for (const { session } of entries) left.delete(session)
        },
      },
    })
    open.add(id)
    void opened.ended.then(() => open.delete(id))
    const body = () => bodyOf(opened.session.getState().records[NAME] as RecordState)
    return { ...opened, timers, body }
  }
}

test('a session that is closed before a colleague’s version was read saves what was typed, and ends', async () => {
  const server = givenServer()
  const { session, close, ended, timers } = givenTab()('first', server.transportOf('Kari'))
  await settle()
  type(session, NAME, 'lead', 'Kvar fredag')
  server.get('article', 'a').versions.push({ body: { id: 'a', title: 'Frå Jon' }, author: 'Jon' })
  close()
  await timers.run()
  await ended
  expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({
    title: 'Frå Jon',
    lead: 'Kvar fredag',
  })
})

test('a session has what the one before it could not send', async () => {
  const transport = givenServer().transportOf('Kari')
  const failing = async () => {
    await settle()
    throw refusal('offline', 0)
  }
  const open = givenTab()
  const first = open('first', { ...transport, save: failing, version: failing })
  await settle()
  type(first.session, NAME, 'title', 'Vaflar')
  first.close()
  const second = open('second', transport)
  await first.ended
  await settle()
  expect(second.body().title).toBe('Vaflar')
})
