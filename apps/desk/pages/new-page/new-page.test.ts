import { PageConfig } from '@lerret/model'
import { BLOCKS, isComponentId } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { getDemoDocument } from '../commands/test-page-documents.ts'
import { BLOCK_TYPES } from '../test-block-types.ts'
import { copyPage } from './copy-page.ts'
import { createFromTemplate, TEMPLATE_NAMES } from './page-templates.ts'

const fields = { id: 'new', title: 'Stumfilmdagane', path: '/stumfilmdagane' }

test.each(TEMPLATE_NAMES)('the template %s gives a page that can be published as it is', (name) => {
  const { page, blockData } = createFromTemplate(name, fields, BLOCK_TYPES)
  expect(PageConfig.safeParse(page).error).toBeUndefined()
  expect(page).toMatchObject(fields)
  expect(Object.keys(blockData)).toEqual(page.blocks.flatMap(({ data }) => data))
  const names = page.sources.map((source) => source.name)
  for (const { component, settings } of Object.values(blockData)) {
    if (!isComponentId(component)) throw new Error(`There is no block "${component}".`)
    expect(BLOCKS[component].settings.safeParse(settings).error).toBeUndefined()
    const isSource = new Set(
      BLOCK_TYPES.get(component)
        ?.settings.filter(({ control }) => control === 'source')
        .map((setting) => setting.name),
    )
    for (const [setting, value] of Object.entries(settings))
      if (isSource.has(setting)) expect(names).toContain(value)
  }
})

test('a template leaves out blocks that the site does not use', () => {
  const types = new Map(BLOCK_TYPES)
  types.delete('contact')
  const { page } = createFromTemplate('practical', fields, types)
  expect(page.blocks.map(({ component }) => component)).toEqual(['cover', 'content'])
})

test('a copied page has the layout of the original, and records of its own', () => {
  const front = getDemoDocument('/')
  const copy = copyPage(front, fields)
  expect(copy.page).toMatchObject(fields)
  expect(copy.page.template).toBe(front.page.template)
  expect(copy.page.sources).toBe(front.page.sources)
  expect(PageConfig.safeParse(copy.page).error).toBeUndefined()
  const places = ({ page }: typeof front) => page.blocks.map(({ component, place }) => ({ component, place }))
  expect(places(copy)).toEqual(places(front))
  const ids = ({ page }: typeof front) => page.blocks.flatMap(({ id, data }) => [id, ...data])
  expect(ids(copy).filter((id) => ids(front).includes(id))).toEqual([])
  const settings = ({ page, blockData }: typeof front) =>
    page.blocks.flatMap(({ data }) => data.map((id) => blockData[id]?.settings))
  expect(settings(copy)).toEqual(settings(front))
})
