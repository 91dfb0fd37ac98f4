import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listToPublish } from '../../editing/session/select.ts'
import type { Transport } from '../../editing/session/state/transport.ts'
import { createServer, open, refusal } from '../../editing/session/test-sessions.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { arbitraryCommand, DEMO_DOCUMENTS } from '../commands/test-page-documents.ts'
import { pageRules } from './page-rules.ts'
import { createPageSession } from './page-session.ts'

const PAGE = { kind: 'page', id: 'page' }

/** A page whose records are saved nowhere, unless a server has them. */
async function givenPage(server = createServer({}), transport?: Transport) {
  const opened = await open(server, 'Kari', [PAGE], { rules: pageRules, ...(transport && { transport }) })
  const session = { ...opened.session, rules: pageRules }
  const page = createPageSession(session, 'page', ({ component }) => component)
  const insert = (id: string, position = 0) =>
    page.run({
      type: 'insertBlock',
      id,
      component: 'contact',
      data: [{ id: `${id}-data`, component: 'contact', locale: 'nb', settings: { heading: '' } }],
      to: { row: 0, column: 0, position },
    })
  const write = (dataId: string, heading: string) =>
    page.run({ type: 'setSettings', dataId, settings: { heading } })
  const heading = (id: string) => page.readDocument().blockData[`${id}-data`]?.settings.heading
  return { ...opened, page, server, insert, write, heading }
}

/** A page with a block in which Kari writes, and which Jon has open too. */
async function givenTwoInBlock() {
  const server = createServer({})
  const jon = await givenPage(server)
  jon.insert('a')
  await jon.ask('version')
  const kari = await givenPage(server)
  kari.write('a-data', 'Eg skriv')
  return { server, jon, kari }
}

describe('a page that is being built', () => {
  test('has what is typed in a new block at once, and after its data is stored', async () => {
    const { insert, write, heading, timers } = await givenPage()
    insert('a')
    write('a-data', 'Ein')
    expect(heading('a')).toBe('Ein')
    await timers.run()
    expect(heading('a')).toBe('Ein')
    write('a-data', 'To')
    expect(heading('a')).toBe('To')
  })

  test('gives a copy back by undo and redo, and leaves the original alone', async () => {
    const { page, session, insert, write, heading } = await givenPage()
    insert('a')
    write('a-data', 'Ein')
    page.run({ type: 'duplicateBlock', id: 'a', newId: 'b', newDataIds: ['b-data'] })
    session.dispatch({ type: 'undone' })
    expect(page.readDocument().page.blocks.map(({ id }) => id)).toEqual(['a'])
    expect(heading('a')).toBe('Ein')
    session.dispatch({ type: 'redone' })
    expect(heading('b')).toBe('Ein')
    session.dispatch({ type: 'undone' })
    session.dispatch({ type: 'undone' })
    expect(heading('a')).toBe('')
  })

  test('saves the data of a block that was inserted just now together with the page', async () => {
    const { insert, ask, server } = await givenPage()
    insert('a')
    await ask('version')
    expect(server.get('page', 'page').versions[0]?.body).toMatchObject({ blocks: [{ data: ['a-data'] }] })
    expect(server.get('block-data', 'a-data').versions[0]?.body).toMatchObject({ component: 'contact' })
  })

  test('leaves out the data of blocks that were removed before they were saved', async () => {
    const { page, insert, ask, server, timers } = await givenPage()
    insert('a')
    insert('b')
    await timers.run()
    page.run({ type: 'removeBlock', id: 'b' })
    await ask('version')
    await timers.run()
    expect(server.get('block-data', 'b-data').versions).toEqual([])
    expect(server.get('block-data', 'b-data').copies.get('Kari')).toEqual({})
  })

  test('has nothing to save or publish after everything has been undone', async () => {
    const { page, session, insert, write, ask } = await givenPage()
    insert('a')
    await ask('publish')
    expect(await ask('publish')).toEqual({ type: 'nothing' })
    insert('b')
    write('a-data', 'Ein')
    page.run({ type: 'setTitle', title: 'Ny' })
    expect(listToPublish(session.getState(), pageRules)).not.toEqual([])
    for (let step = 0; step < 3; step += 1) session.dispatch({ type: 'undone' })
    expect(listToPublish(session.getState(), pageRules)).toEqual([])
    expect(await ask('version')).toEqual({ type: 'nothing' })
  })

  test('reads what a block shows again when that failed once', async () => {
    const server = createServer({
      'page page': { blocks: [{ id: 'a', data: ['a-data'] }] },
      'block-data a-data': { component: 'contact', locale: 'nb', settings: { heading: 'Ein' } },
    })
    const whole = server.transportOf('Kari')
    let isDown = true
    const { heading, timers } = await givenPage(server, {
      ...whole,
      read: (request) =>
        isDown && request.records.some(({ kind }) => kind === 'block-data')
          ? Promise.reject(refusal('offline', 0))
          : whole.read(request),
    })
    expect(heading('a')).toBeUndefined()
    isDown = false
    await timers.run()
    expect(heading('a')).toBe('Ein')
  })

  test('keeps a block that a colleague removes while somebody writes in it', async () => {
    const { server, jon, kari } = await givenTwoInBlock()
    jon.page.run({ type: 'removeRow', row: 0 })
    await jon.ask('version')
    kari.session.dispatch({ type: 'announced', change: null })
    await kari.timers.run()
    expect(kari.page.readDocument().page.blocks.map(({ id }) => id)).toEqual(['a'])
    expect(kari.heading('a')).toBe('Eg skriv')
    await kari.ask('version')
    expect(server.get('block-data', 'a-data').versions.at(-1)?.body).toMatchObject({
      settings: { heading: 'Eg skriv' },
    })
  })

  test('leaves the settings alone in which somebody writes', async () => {
    const { jon, kari } = await givenTwoInBlock()
    jon.page.run({ type: 'setSettings', dataId: 'a-data', settings: { heading: '', html: '<p>Jon</p>' } })
    await jon.ask('version')
    await kari.hear()
    const settings = () => kari.page.readDocument().blockData['a-data']?.settings
    expect(settings()).toEqual({ heading: 'Eg skriv' })
    kari.session.dispatch({ type: 'left' })
    expect(settings()).toEqual({ heading: 'Eg skriv', html: '<p>Jon</p>' })
  })

  test('has the same document while only the state of saving changes', async () => {
    const { page, insert, timers } = await givenPage()
    insert('first')
    const document = page.readDocument()
    await timers.run()
    expect(page.readDocument()).toBe(document)
  })

  test('is exactly as before after every step is undone, and as it was after every step is done again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...DEMO_DOCUMENTS),
        fc.array(arbitraryCommand, { maxLength: 15 }),
        async (start, makers) => {
          const { page, session } = await givenPage(serverWith(start))
          const states = [print(page.readDocument())]
          for (const [number, make] of makers.entries()) {
            if (page.run(make(page.readDocument(), number))) states.push(print(page.readDocument()))
          }
          // Typing on in a field is one step.
          const steps = session.getState().history.done.length
          for (let step = 0; step < steps; step += 1) session.dispatch({ type: 'undone' })
          expect(print(page.readDocument())).toBe(states[0])
          for (let step = 0; step < steps; step += 1) session.dispatch({ type: 'redone' })
          expect(print(page.readDocument())).toBe(states.at(-1))
        },
      ),
      { numRuns: 40 },
    )
  })
})

const serverWith = ({ page, blockData }: PageDocument) =>
  createServer({
    'page page': { ...page, id: 'page' },
    ...Object.fromEntries(
      Object.entries(blockData).map(([id, record]) => [`block-data ${id}`, { ...record }]),
    ),
  })

/** A document as text; the data of blocks that are not on the page does not count. */
function print({ page, blockData }: PageDocument): string {
  const shown = page.blocks.flatMap(({ data }) => data)
  const records = shown.map((id) => blockData[id]).map((record) => record && Object.entries(record).sort())
  return JSON.stringify([Object.entries(page).sort(), records])
}
