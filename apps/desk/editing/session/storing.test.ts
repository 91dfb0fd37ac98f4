import { describe, expect, test } from 'vitest'
import { findSaveState } from './select.ts'
import type { Transport } from './state/transport.ts'
import { createServer, open, refusal, settle } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }
const givenServer = () => createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })

/** A person whose saves arrive while the replies to them are lost, until the network is good again. */
async function givenLostReplies(server: ReturnType<typeof createServer>) {
  let isBad = false
  const whole = server.transportOf('Kari')
  const sent: unknown[] = []
  const transport: Transport = {
    ...whole,
    async save(request) {
      sent.push(request)
      const reply = await whole.save(request)
      if (isBad) throw refusal('offline', 0)
      return reply
    },
  }
  const kari = await open(server, 'Kari', [ARTICLE], { transport })
  const setBad = (bad: boolean) => {
    isBad = bad
  }
  return { ...kari, sent, setBad }
}

test('what was stored of a new record is not sent again', async () => {
  const sent: unknown[] = []
  const server = createServer({})
  const whole = server.transportOf('Kari')
  const save: Transport['save'] = (request) => {
    sent.push(request)
    return whole.save(request)
  }
  const rules = { merge: () => ({}), initialBody: () => ({ title: '' }), storing: 'working-copies' as const }
  const { type, timers } = await open(server, 'Kari', [ARTICLE], { rules, transport: { ...whole, save } })
  type('title', 'Ny')
  await timers.run()
  type('lead', 'Ingress')
  await timers.run()
  expect(sent).toHaveLength(2)
})

test('a record whose versions are saved unasked is read again when that has failed', async () => {
  const server = givenServer()
  const whole = server.transportOf('Kari')
  let isBad = true
  const read: Transport['read'] = (request) =>
    isBad ? Promise.reject(refusal('offline', 0)) : whole.read(request)
  const rules = { merge: () => ({}), storing: 'versions' as const }
  const { session, timers } = await open(server, 'Kari', [ARTICLE], { rules, transport: { ...whole, read } })
  isBad = false
  await timers.run()
  expect(session.getState().hasOpened).toBe(true)
})

describe('what the server may have stored', () => {
  test('is sent again as it was, until the server has answered', async () => {
    const { type, timers, sent, setBad } = await givenLostReplies(givenServer())
    setBad(true)
    type('title', 'Ein')
    await timers.run()
    setBad(false)
    type('title', 'To')
    await timers.run()
    expect(sent[1]).toBe(sent[0])
    expect(sent.at(-1)).toMatchObject({ records: [{ fields: { title: { value: 'To' } } }] })
  })

  test('is sent again as soon as the server is heard of', async () => {
    const { type, session, sent, setBad, hear, rules } = await givenLostReplies(givenServer())
    setBad(true)
    type('title', 'Ein')
    session.dispatch({ type: 'due' })
    await settle()
    setBad(false)
    await hear()
    expect(sent).toHaveLength(2)
    await settle()
    expect(findSaveState(session.getState(), rules)).toBe('saved')
  })

  test('is not sent again and again because a version is asked for', async () => {
    const { type, session, timers, sent, setBad, ask } = await givenLostReplies(givenServer())
    setBad(true)
    type('title', 'Ein')
    session.dispatch({ type: 'due' })
    expect(await ask('version')).toMatchObject({ type: 'failed' })
    expect(sent).toHaveLength(1)
    setBad(false)
    await timers.run()
    expect(await ask('version')).toMatchObject({ type: 'done' })
  })

  test('is not taken for stored when it was given up meanwhile and is wanted again', async () => {
    const server = givenServer()
    const { type, timers, setBad, session, rules, journal } = await givenLostReplies(server)
    type('title', 'Ny')
    await timers.run()
    setBad(true)
    type('title', 'Vaffelkino')
    session.dispatch({ type: 'due' })
    await settle()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({})
    type('title', 'Ny')
    expect(findSaveState(session.getState(), rules)).not.toBe('saved')
    await session.flush()
    expect(journal()).toMatchObject([{ fields: { title: { value: 'Ny' } } }])
    setBad(false)
    await timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Ny' } })
  })
})
