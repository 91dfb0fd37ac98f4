import { expect, test } from 'vitest'
import { conflictPath } from './merge-parts.ts'
import { recordRules } from './record-rules.ts'
import { listConflicts } from './session/select.ts'
import type { Choice } from './session/state/merging.ts'
import type { Body } from './session/state/state.ts'
import { createServer, open } from './session/test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }
const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('\n')

/** A record that two people have opened. */
async function givenRecord(body: Body) {
  const rules = recordRules()
  const server = createServer({ 'article a': body })
  const write = async (person: string) => {
    const writer = await open(server, person, [ARTICLE], { rules })
    return {
      ...writer,
      conflicts: () => listConflicts(writer.session.getState(), rules),
      /** Saves what was written, and publishes it. */
      publish: () => writer.ask('publish'),
      settle(choice: Choice) {
        const [conflict] = listConflicts(writer.session.getState(), rules)
        if (conflict) writer.session.dispatch({ type: 'settled', record: 'article a', conflict, choice })
      },
    }
  }
  const visible = () => {
    const { stable, versions } = server.get('article', 'a')
    return versions[(stable ?? 0) - 1]?.body
  }
  return { kari: await write('Kari'), ola: await write('Ola'), visible, write }
}

test('two people in different paragraphs both keep their work unasked, and it is published', async () => {
  const { kari, ola, visible } = await givenRecord({ content: text('Ein', 'To') })
  kari.type('content', text('Ein frå Kari', 'To'))
  ola.type('content', text('Ein', 'To frå Ola', 'Tre frå Ola'))
  await kari.ask('version')
  await ola.hear()
  // Not while Ola types in the text.
  expect(ola.body()).toMatchObject({ content: text('Ein', 'To frå Ola', 'Tre frå Ola') })
  ola.session.dispatch({ type: 'left' })
  expect(ola.body()).toMatchObject({ content: text('Ein frå Kari', 'To frå Ola', 'Tre frå Ola') })
  expect(ola.conflicts()).toEqual([])
  await ola.publish()
  expect(visible()).toMatchObject({ content: text('Ein frå Kari', 'To frå Ola', 'Tre frå Ola') })
  await kari.hear()
  expect(kari.body()).toEqual(ola.body())
})

test('two people in the same paragraph choose there, and then the rest is merged', async () => {
  const { kari, ola, visible } = await givenRecord({ content: text('Gratis vaflar', 'To', 'Tre') })
  kari.type('content', text('Gratis vaflar og kaffi', 'To', 'Tre frå Kari'))
  await kari.ask('version')
  ola.type('content', text('Gratis vaflar i foajeen', 'To frå Ola', 'Tre'))
  await ola.hear()
  expect((await ola.publish()).type).toBe('conflict')
  expect(ola.body()).toMatchObject({ content: text('Gratis vaflar i foajeen', 'To frå Ola', 'Tre') })
  expect(ola.conflicts()).toMatchObject([
    { mine: text('Gratis vaflar i foajeen'), theirs: text('Gratis vaflar og kaffi') },
  ])
  // Ola writes on, and the choice is about what is there then.
  ola.type('content', text('Gratis vaflar i foajeen', 'To heilt frå Ola', 'Tre'))
  ola.settle('both')
  expect(ola.conflicts()).toEqual([])
  await ola.publish()
  expect(visible()).toMatchObject({
    content: text('Gratis vaflar i foajeen og kaffi', 'To heilt frå Ola', 'Tre frå Kari'),
  })
})

test('a paragraph that a colleague removes and brings back is not removed by who has to choose meanwhile', async () => {
  const { kari, ola, write } = await givenRecord({ content: text('Ein', 'To') })
  ola.type('content', text('Ein frå Ola', 'To'))
  await ola.timers.run()
  kari.type('content', text('Ein frå Kari'))
  await kari.ask('version')
  await ola.hear()
  ola.session.dispatch({ type: 'left' })
  ola.type('content', String(ola.body().content).replace('Ein', 'Heile ein'))
  await ola.timers.run()
  kari.type('content', text('Ein frå Kari', 'To'))
  await kari.ask('version')
  const later = await write('Ola')
  later.settle('mine')
  expect(later.body()).toMatchObject({ content: text('Heile ein frå Ola', 'To') })
})

test.each<[Choice, string]>([
  ['mine', 'mi'],
  ['theirs', 'hennar'],
  [{ value: text('ei tredje') }, 'ei tredje'],
])('of two paragraphs in conflict one is settled with %o, and the other waits', async (choice, chosen) => {
  const { kari, ola } = await givenRecord({ content: text('Ein', 'To') })
  kari.type('content', text('Ein hennar', 'To hennar'))
  await kari.ask('version')
  ola.type('content', text('Ein mi', 'To mi'))
  await ola.hear()
  expect(ola.conflicts()).toHaveLength(2)
  ola.settle(choice)
  expect(ola.body().content).toBe(text(chosen.startsWith('ei ') ? chosen : `Ein ${chosen}`, 'To mi'))
  expect(ola.conflicts()).toHaveLength(1)
  ola.settle(choice)
  expect((await ola.publish()).type).toBe('done')
})

test('texts that are together in a field are merged each for itself', async () => {
  const start = {
    contents: [{ summary: 'Kort', body: text('Ein', 'To') }],
    texts: { block: { 'cards.0.title': 'A' } },
  }
  const { kari, ola } = await givenRecord(start)
  kari.type('contents', [{ summary: 'Kort frå Kari', body: text('Ein frå Kari', 'To') }])
  kari.type('texts', { block: { 'cards.0.title': 'A', 'cards.1.title': 'B' } })
  await kari.ask('version')
  ola.type('contents', [{ summary: 'Kort frå Ola', body: text('Ein', 'To frå Ola') }])
  ola.type('texts', { block: { 'cards.0.title': 'Å' } })
  await ola.hear()
  expect(ola.conflicts().map(conflictPath)).toEqual(['contents.0.summary'])
  ola.session.dispatch({ type: 'left' })
  expect(ola.body()).toMatchObject({
    contents: [{ summary: 'Kort frå Ola', body: text('Ein', 'To frå Ola') }],
    texts: { block: { 'cards.0.title': 'Å', 'cards.1.title': 'B' } },
  })
  ola.settle('both')
  expect(ola.body()).toMatchObject({
    contents: [{ summary: 'Kort frå Ola Kari', body: text('Ein frå Kari', 'To frå Ola') }],
  })
})

test('a short text, and values that belong together, are chosen as a whole', async () => {
  const { kari, ola } = await givenRecord({ title: 'Ny', focalPoint: { x: 1, y: 1 } })
  kari.type('title', 'Ny frå Kari')
  kari.type('focalPoint', { x: 2, y: 1 })
  await kari.ask('version')
  ola.type('title', 'Ny frå Ola')
  ola.type('focalPoint', { x: 1, y: 2 })
  await ola.hear()
  expect(ola.conflicts()).toMatchObject([
    { field: 'title', part: null, mine: 'Ny frå Ola', theirs: 'Ny frå Kari' },
    { field: 'focalPoint', part: null, mine: { x: 1, y: 2 }, theirs: { x: 2, y: 1 } },
  ])
})
