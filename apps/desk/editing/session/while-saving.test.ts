import { describe, expect, test } from 'vitest'
import { removal } from './records/removal.ts'
import { findSaveState } from './select.ts'
import { createServer, open } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }
const NAME = 'article a'
const givenServer = () => createServer({ [NAME]: { id: 'a', title: 'Vaffelkino', lead: 'Kvar fredag' } })
const givenStep = (label: string) => ({ label, field: null, at: 0 })

describe('while a version is saved', () => {
  test('what is undone stays undone', async () => {
    const { session, body, ask } = await open(givenServer(), 'Kari', [ARTICLE])
    session.dispatch({
      type: 'changed',
      edits: { [NAME]: { title: { value: 'Ny' } } },
      step: givenStep('Ny'),
    })
    const saved = ask('version')
    session.dispatch({ type: 'undone' })
    await saved
    expect(body().title).toBe('Vaffelkino')
    expect(await ask('version')).toMatchObject({ type: 'done' })
    expect(body().title).toBe('Vaffelkino')
  })

  test('a removal stays', async () => {
    const server = givenServer()
    const { session, type, ask } = await open(server, 'Kari', [ARTICLE])
    type('title', 'Ny')
    const saved = ask('version')
    session.dispatch({ type: 'changed', edits: { [NAME]: removal(true) }, step: givenStep('Fjerna') })
    await saved
    await ask('version')
    expect(server.get('article', 'a').versions.at(-1)?.body).toBeNull()
  })

  test('a removal that is undone stays undone', async () => {
    const server = givenServer()
    const { session, body, record, ask } = await open(server, 'Kari', [ARTICLE])
    session.dispatch({ type: 'changed', edits: { [NAME]: removal(true) }, step: givenStep('Fjerna') })
    const saved = ask('version')
    session.dispatch({ type: 'undone' })
    await saved
    expect(record().phase).toBe('open')
    expect(body()).toMatchObject({ title: 'Vaffelkino', lead: 'Kvar fredag' })
    await ask('version')
    expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Vaffelkino' })
  })
})

test('what is written again while it is saved without it is not taken for stored', async () => {
  const { session, rules, type, timers, ask } = await open(givenServer(), 'Kari', [ARTICLE])
  type('title', 'Ein to')
  await timers.run()
  type('title', 'Ein')
  const saved = ask('version')
  type('title', 'Ein to')
  expect(findSaveState(session.getState(), rules)).not.toBe('saved')
  await saved
})

test('what is published is what was on the screen, also when that was changed back while a version was saved', async () => {
  const server = givenServer()
  const { session, type, ask } = await open(server, 'Kari', [ARTICLE])
  const edits = { [NAME]: { title: { value: 'Ny' } } }
  session.dispatch({ type: 'changed', edits, step: givenStep('Ny') })
  type('lead', 'Kvar dag')
  const saved = ask('version')
  session.dispatch({ type: 'undone' })
  const published = ask('publish')
  await saved
  await published
  const { versions, stable } = server.get('article', 'a')
  expect(versions[(stable ?? 0) - 1]?.body).toEqual({ id: 'a', title: 'Vaffelkino', lead: 'Kvar dag' })
})
