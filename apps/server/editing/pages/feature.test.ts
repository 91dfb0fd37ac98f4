import type { BlockType, SourceProperty } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDesk } from '../../staff/test-staff.ts'

const desk = await givenDesk()
const editor = await desk.givenStaff('editor')
const demo = givenDemoHouse()
await importRecords(desk.db, demo.records, 'demo')

const read = async (path: string) => (await desk.send('GET', path, editor)).json()

test('the blocks that pages can have come with the forms of their settings', async () => {
  const types = (await read('block-types')) as BlockType[]
  const slideshow = types.find(({ component }) => component === 'slideshow')
  expect(slideshow).toMatchObject({ name: 'Bildekarusell', isAllowed: true })
  const cards = types.find(({ component }) => component === 'manual-card-list')?.settings
  const list = cards?.find(({ control }) => control === 'list')
  expect(list?.settings.map(({ label }) => label)).toEqual(['Tittel', 'Tekst', 'Adresse', 'Bilete'])
  expect(types.find(({ component }) => component === 'program')?.initialSettings).toMatchObject({
    mode: 'now',
  })
})

test('a page opens with the data of its blocks, and with what the editor has typed in them', async () => {
  const fields = { settings: { value: { heading: 'Nytt' } } }
  const records = [{ kind: 'block-data', id: 'framside-i-dag', basedOn: 1, fields }]
  await desk.send('POST', 'content/edits', editor, { session: 'tab', sequence: 1, records })
  const { page, blockData } = await read('pages/page-framside')
  expect(page.draft.body.path).toBe('/')
  const today = blockData.find(({ id }: { id: string }) => id === 'framside-i-dag')
  expect(today.draft.body.component).toBe('schedule')
  expect(today.workingCopy.fields).toEqual(fields)
})

test('a page that does not exist yet opens empty', async () => {
  expect(await read('pages/ny')).toMatchObject({ page: { draft: null }, blockData: [] })
})

const explain = async (block: string, record?: { kind: string; id: string }) => {
  const { page, blockData } = await read('pages/page-framside')
  const records = [page, ...blockData].map(({ kind, id, draft }) => ({ kind, id, body: draft.body }))
  const moment = '2026-11-20T12:00:00Z'
  const reply = await desk.send('POST', 'block-explanations', editor, { records, block, moment, record })
  return reply.json()
}

test('a block names its sources and the records that it shows, with who changed them last', async () => {
  const { page } = await read('pages/page-framside')
  const { id } = page.draft.body.blocks.find(
    ({ component }: { component: string }) => component === 'schedule',
  )
  const { isResolved, sources, shown, total } = await explain(id)
  expect(isResolved).toBe(true)
  expect(page.draft.body.sources.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(sources),
  )
  expect(total).toBeGreaterThan(0)
  expect(shown[0]).toMatchObject({ kind: 'event', author: 'demo', production: expect.any(String) })
  const starts = shown.map(({ facts }: { facts: { startsAt: string } }) => facts.startsAt)
  expect(starts).toEqual(starts.toSorted())

  expect((await explain(id, { kind: 'event', id: shown[0].id })).reason).toEqual({ type: 'shown' })
  expect((await explain(id, { kind: 'production', id: 'finst-ikkje' })).reason).toEqual({ type: 'notPublic' })
})

const findRecords = async (source: object) => {
  const { page } = await read('pages/page-framside')
  const record = { kind: 'page', id: page.id, body: page.draft.body }
  return (await desk.send('POST', 'source-records', editor, { page: record, source })).json()
}

test('the values that sources can be filtered by find as many records as they say', async () => {
  const properties = (await read('source-properties')) as SourceProperty[]
  const byName = (model: string, property: string) =>
    properties.find((each) => each.model === model && each.property === property)
  expect(byName('article', 'category')?.values.map(({ value }) => value)).toContain('news')
  expect(byName('event', 'hall')).toBeDefined()
  for (const { model, property, values } of properties) {
    const [first] = values
    const filter = [{ property, value: first?.value, operator: 'eq' }]
    const { total } = await findRecords({ name: 'source', model, collection: true, filter })
    expect({ property, total }).toEqual({ property, total: first?.count })
  }
})

test('a source lists the first records that it finds', async () => {
  const filter = [{ property: 'object', value: 'movie', operator: 'eq' }]
  const { records, total } = await findRecords({
    name: 'films',
    model: 'production',
    collection: true,
    filter,
  })
  expect(total).toBeGreaterThanOrEqual(records.length)
  expect(records[0]).toMatchObject({ kind: 'production', title: expect.any(String) })
  const byParameter = [{ property: 'parentSlug', value: '@production', operator: 'eq' }]
  const source = { name: 'film', model: 'production', collection: false, filter: byParameter }
  expect(await findRecords(source)).toEqual({ records: [], total: 0 })
})

test('a block that is not on the page has no explanation', async () => {
  expect(await explain('finst-ikkje')).toMatchObject({ isResolved: false, shown: [], reason: null })
})
