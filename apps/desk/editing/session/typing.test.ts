import { expect, test } from 'vitest'
import { createServer, open } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }

/** Both texts stand one after the other. */
const merge = () => ({
  mergeField: (_: string, { mine, theirs }: { mine: unknown; theirs: unknown }) => ({
    base: theirs,
    mine: `${theirs} ${mine}`,
    conflicts: [],
  }),
})

test('a field that is typed in is left alone until it is left, also where typing is a step to undo', async () => {
  const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino', lead: '' } })
  const kari = await open(server, 'Kari', [ARTICLE], { rules: { merge, storing: 'working-copies' } })
  const jon = await open(server, 'Jon', [ARTICLE])
  const step = { label: '', field: 'title', at: 0 }
  kari.session.dispatch({ type: 'changed', edits: { 'article a': { title: { value: 'Mi' } } }, step })
  jon.type('title', 'Deira')
  await jon.ask('version')
  await kari.hear()
  expect(kari.body().title).toBe('Mi')
  kari.session.dispatch({ type: 'left' })
  expect(kari.body().title).toBe('Deira Mi')
})

test('a version that is saved unasked waits while somebody types where a colleague has written', async () => {
  const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })
  const kari = await open(server, 'Kari', [ARTICLE], { rules: { merge, storing: 'versions' } })
  const jon = await open(server, 'Jon', [ARTICLE])
  jon.type('title', 'Deira')
  await jon.ask('version')
  kari.type('title', 'Mi')
  await kari.timers.run()
  expect(kari.body().title).toBe('Mi')
  kari.session.dispatch({ type: 'left' })
  await kari.timers.run()
  expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Deira Mi' })
})

test('what a colleague has changed elsewhere is shown while somebody types where both have written', async () => {
  const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino', lead: '' } })
  const kari = await open(server, 'Kari', [ARTICLE])
  const jon = await open(server, 'Jon', [ARTICLE])
  jon.type('title', 'Deira')
  jon.type('lead', 'Kvar fredag')
  await jon.ask('version')
  kari.type('title', 'Vaffelkin')
  kari.type('title', 'Vaffelkino')
  await kari.hear()
  expect(kari.body()).toMatchObject({ title: 'Vaffelkino', lead: 'Kvar fredag' })
  expect(kari.record()).toMatchObject({ basedOn: 1, theirs: { version: 2 } })
  kari.session.dispatch({ type: 'left' })
  expect(kari.body().title).toBe('Deira')
})

test('typing on after a colleague’s text has come in is a step of its own', async () => {
  const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })
  const kari = await open(server, 'Kari', [ARTICLE], { rules: { merge, storing: 'working-copies' } })
  const jon = await open(server, 'Jon', [ARTICLE])
  const typeAt = (value: string, at: number) =>
    kari.session.dispatch({
      type: 'changed',
      edits: { 'article a': { title: { value } } },
      step: { label: '', field: 'title', at },
    })
  typeAt('Mi', 0)
  jon.type('title', 'Deira')
  await jon.ask('version')
  await kari.hear()
  kari.session.dispatch({ type: 'left' })
  typeAt('Deira Mi eiga', 500)
  kari.session.dispatch({ type: 'undone' })
  expect(kari.body().title).toBe('Deira Mi')
})
