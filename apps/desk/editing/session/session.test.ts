import { describe, expect, test } from 'vitest'
import { findSaveState, listConflicts, listToPublish } from './select.ts'
import type { Transport } from './state/transport.ts'
import { createServer, open, refusal } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }
const givenServer = () => createServer({ 'article a': { id: 'a', title: 'Vaffelkino', lead: 'Kvar fredag' } })

describe('what is typed', () => {
  test('is stored when the typing pauses, and saved as a version when that is asked for', async () => {
    const server = givenServer()
    const { type, timers, session, rules, ask } = await open(server, 'Kari', [ARTICLE])
    type('title', 'Vaflar')
    expect(findSaveState(session.getState(), rules)).toBe('saving')
    await timers.run()
    expect(findSaveState(session.getState(), rules)).toBe('saved')
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Vaflar' } })
    expect(await ask('version')).toMatchObject({ type: 'done' })
    expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Vaflar' })
    expect(await ask('version')).toEqual({ type: 'nothing' })
  })

  test('while a save is under way stays, and is a change of the version that was saved', async () => {
    const server = givenServer()
    const { type, body, session, ask, timers } = await open(server, 'Kari', [ARTICLE])
    type('title', 'Ein')
    const saved = ask('version')
    type('title', 'Ein to')
    await saved
    expect(body().title).toBe('Ein to')
    expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Ein' })
    await timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Ein to' } })
    expect(session.getState().records['article a']?.basedOn).toBe(2)
  })

  test('is in the journal of the browser until the server has it, and is found there by the next session', async () => {
    const server = givenServer()
    const broken: Transport = {
      ...server.transportOf('Kari'),
      save: () => Promise.reject(refusal('offline', 0)),
    }
    const first = await open(server, 'Kari', [ARTICLE], { transport: broken })
    first.type('title', 'Berre her')
    await first.timers.run()
    expect(findSaveState(first.session.getState(), first.rules)).toBe('only-here')
    expect(first.journal()).toMatchObject([{ id: 'a', fields: { title: { value: 'Berre her' } } }])
    const second = await open(server, 'Kari', [ARTICLE], { left: first.journal() })
    expect(second.body().title).toBe('Berre her')
    await second.timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Berre her' } })
    expect(second.journal()).toEqual([])
  })

  test('before a colleague saved the same field is a conflict when it is found in the journal', async () => {
    const server = givenServer()
    const left = [
      {
        ...ARTICLE,
        session: 'gone',
        title: '',
        fields: { title: { value: 'Mi' } },
        base: { title: { value: 'Vaffelkino' } },
        basedOn: 1,
      },
    ]
    const jon = await open(server, 'Jon', [ARTICLE])
    jon.type('title', 'Deira')
    await jon.ask('version')
    const kari = await open(server, 'Kari', [ARTICLE], { left })
    expect(listConflicts(kari.session.getState(), kari.rules)).toMatchObject([
      { field: 'title', mine: 'Mi', theirs: 'Deira' },
    ])
  })

  test('in the fields of a new record is saved with what the record begins with', async () => {
    const server = createServer({})
    const rules = {
      merge: () => ({}),
      initialBody: () => ({ category: 'news', title: '' }),
      storing: 'working-copies' as const,
    }
    const { type, ask, record } = await open(server, 'Kari', [ARTICLE], { rules })
    expect(record().phase).toBe('new')
    type('title', 'Ny')
    await ask('version')
    expect(server.get('article', 'a').versions[0]?.body).toEqual({ id: 'a', title: 'Ny', category: 'news' })
  })
})

describe('two people', () => {
  test('who change different fields both keep their work', async () => {
    const server = givenServer()
    const [kari, jon] = [await open(server, 'Kari', [ARTICLE]), await open(server, 'Jon', [ARTICLE])]
    kari.type('title', 'Frå Kari')
    jon.type('lead', 'Frå Jon')
    await jon.ask('version')
    expect(await kari.ask('version')).toMatchObject({ type: 'done' })
    expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({
      title: 'Frå Kari',
      lead: 'Frå Jon',
    })
    expect(kari.record().remoteChanges).toMatchObject({ author: 'Jon', fields: ['lead'] })
  })

  test('who change the same field choose, and nothing is saved before', async () => {
    const server = givenServer()
    const [kari, jon] = [await open(server, 'Kari', [ARTICLE]), await open(server, 'Jon', [ARTICLE])]
    kari.type('title', 'Frå Kari')
    jon.type('title', 'Frå Jon')
    await jon.ask('version')
    expect(await kari.ask('version')).toEqual({ type: 'conflict' })
    const [conflict] = listConflicts(kari.session.getState(), kari.rules)
    expect(conflict).toMatchObject({
      field: 'title',
      base: 'Vaffelkino',
      mine: 'Frå Kari',
      theirs: 'Frå Jon',
    })
    if (conflict) kari.session.dispatch({ type: 'settled', record: 'article a', conflict, choice: 'mine' })
    expect(listConflicts(kari.session.getState(), kari.rules)).toEqual([])
    expect(await kari.ask('version')).toMatchObject({ type: 'done' })
    expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Frå Kari' })
  })

  test('see what the other has saved, but not in the field that they are typing in', async () => {
    const server = givenServer()
    const merge = () => ({
      mergeField: (_: string, { theirs, mine }: { theirs: unknown; mine: unknown }) => ({
        base: theirs,
        mine: `${theirs} ${mine}`,
        conflicts: [],
      }),
    })
    const rules = { merge, storing: 'working-copies' as const }
    const kari = await open(server, 'Kari', [ARTICLE], { rules })
    const jon = await open(server, 'Jon', [ARTICLE])
    kari.type('title', 'Kari')
    jon.type('title', 'Jon')
    await jon.ask('version')
    await kari.hear()
    expect(kari.body().title).toBe('Kari')
    kari.session.dispatch({ type: 'left' })
    expect(kari.body().title).toBe('Jon Kari')
  })
})

describe('publishing', () => {
  test('asks nothing of the server when nothing has changed', async () => {
    const server = givenServer()
    const { ask, session, rules } = await open(server, 'Kari', [ARTICLE])
    expect(await ask('publish')).toMatchObject({ type: 'done' })
    expect(server.get('article', 'a').stable).toBe(1)
    expect(listToPublish(session.getState(), rules)).toEqual([])
    expect(await ask('publish')).toEqual({ type: 'nothing' })
  })

  test('never puts an older version live after a colleague has published', async () => {
    const server = givenServer()
    const [kari, jon] = [await open(server, 'Kari', [ARTICLE]), await open(server, 'Jon', [ARTICLE])]
    await kari.ask('publish')
    await jon.hear()
    jon.type('title', 'Ny')
    await jon.ask('publish')
    expect(server.get('article', 'a').stable).toBe(2)
    // Kari has heard nothing.
    expect(await kari.ask('publish')).toEqual({ type: 'nothing' })
    kari.type('lead', 'Frå Kari')
    expect(await kari.ask('publish')).toMatchObject({ type: 'outdated' })
    expect(kari.body()).toMatchObject({ title: 'Ny', lead: 'Frå Kari' })
    expect(await kari.ask('publish')).toMatchObject({ type: 'done' })
    expect(server.get('article', 'a').versions[2]?.body).toMatchObject({ title: 'Ny', lead: 'Frå Kari' })
    expect(server.get('article', 'a').stable).toBe(3)
  })

  test('goes on with the version that was saved when a colleague saves another one meanwhile', async () => {
    const server = givenServer()
    const jon = await open(server, 'Jon', [ARTICLE])
    const whole = server.transportOf('Kari')
    const transport: Transport = {
      ...whole,
      async version(request) {
        const reply = await whole.version(request)
        await jon.hear()
        jon.type('lead', 'Frå Jon')
        await jon.ask('version')
        void kari.hear()
        return reply
      },
    }
    const kari = await open(server, 'Kari', [ARTICLE], { transport })
    kari.type('title', 'Ute')
    expect(await kari.ask('publish')).toMatchObject({ type: 'done' })
    const { stable, versions } = server.get('article', 'a')
    expect(stable).toBe(2)
    expect(versions[1]?.body).toMatchObject({ title: 'Ute' })
    await kari.hear()
    expect(kari.body()).toMatchObject({ title: 'Ute', lead: 'Frå Jon' })
  })

  test('publishes what was on the screen at the press, not what was typed afterwards', async () => {
    const server = givenServer()
    const { type: typeIn, ask } = await open(server, 'Kari', [ARTICLE])
    typeIn('title', 'Ute')
    const published = ask('publish')
    typeIn('title', 'Ute og meir')
    await published
    const { stable, versions } = server.get('article', 'a')
    expect(versions[(stable ?? 0) - 1]?.body).toMatchObject({ title: 'Ute' })
  })
})

test('a save whose reply is lost is sent again as the same request', async () => {
  const server = givenServer()
  const sent: number[] = []
  const whole = server.transportOf('Kari')
  let isLost = true
  const replies = new Map<number, Awaited<ReturnType<Transport['version']>>>()
  const transport: Transport = {
    ...whole,
    async version(request) {
      sent.push(request.sequence)
      const reply = replies.get(request.sequence) ?? (await whole.version(request))
      replies.set(request.sequence, reply)
      if (isLost) throw refusal('offline', 0)
      return reply
    },
  }
  const kari = await open(server, 'Kari', [ARTICLE], { transport })
  kari.type('title', 'Ein')
  expect(await kari.ask('version')).toMatchObject({ type: 'failed' })
  kari.type('title', 'Ein to')
  isLost = false
  await kari.timers.run()
  expect(sent[0]).toBe(sent[1])
  expect(kari.record()).toMatchObject({ basedOn: 2, mine: { title: { value: 'Ein to' } } })
  expect(listConflicts(kari.session.getState(), kari.rules)).toEqual([])
})

test('a session that is closed saves a version of what was typed', async () => {
  const server = givenServer()
  const { type: typeIn, session } = await open(server, 'Kari', [ARTICLE])
  typeIn('title', 'Sist')
  await session.close()
  expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Sist' })
})

test('steps are undone and done again, also after one that changed nothing, but not over the change of a colleague', async () => {
  const server = givenServer()
  const kari = await open(server, 'Kari', [ARTICLE])
  const step = (label: string, value: string) =>
    kari.session.dispatch({
      type: 'changed',
      edits: { 'article a': { title: { value } } },
      step: { label, field: null, at: 0 },
    })
  step('Ein', 'Ein')
  step('To', 'To')
  kari.session.dispatch({ type: 'undone' })
  expect(kari.body().title).toBe('Ein')
  kari.session.dispatch({ type: 'undone' })
  expect(kari.body().title).toBe('Vaffelkino')
  expect(kari.record().mine).toEqual({})
  step('Ingenting nytt', 'Vaffelkino')
  kari.session.dispatch({ type: 'redone' })
  expect(kari.body().title).toBe('Ein')
  await kari.ask('version')
  const jon = await open(server, 'Jon', [ARTICLE])
  jon.type('title', 'Jon')
  await jon.ask('version')
  await kari.hear()
  kari.session.dispatch({ type: 'undone' })
  expect(kari.body().title).toBe('Jon')
  expect(kari.session.getState().lastStep).toMatchObject({ type: 'ended' })
})

test('records that could not be read are read again', async () => {
  const server = givenServer()
  const whole = server.transportOf('Kari')
  let isDown = true
  const transport: Transport = {
    ...whole,
    read: (request) => (isDown ? Promise.reject(refusal('offline', 0)) : whole.read(request)),
  }
  const { record, timers } = await open(server, 'Kari', [ARTICLE], { transport })
  expect(record().phase).toBe('failed')
  isDown = false
  await timers.run()
  expect(record().phase).toBe('open')
})
