import { PageConfig, type PageSource } from '@lerret/model'
import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { DEMO_DOCUMENTS, getDemoDocument } from '../commands/test-page-documents.ts'
import { BLOCK_TYPES } from '../test-block-types.ts'
import { parseCopiedBlocks } from './block-clipboard.ts'
import { copyBlocks, createPasteCommand } from './copied-blocks.ts'

const front = getDemoDocument('/')
const contact = getDemoDocument('/kontakt')
const top = { row: 0, column: 0, position: 0 }

function paste(from: PageDocument, ids: string[], target: PageDocument) {
  const copied = copyBlocks(from, ids, BLOCK_TYPES)
  const applied = applyCommand(target, createPasteCommand(copied, target, top, BLOCK_TYPES))
  if (!applied) throw new Error('The blocks were not pasted.')
  return applied
}

const blockIds = (document: PageDocument, component: string) =>
  document.page.blocks.filter((block) => block.component === component).map(({ id }) => id)

test('a block is pasted in another page with data of its own and the source that it needs', () => {
  const [films] = blockIds(front, 'cover-flow')
  if (!films) throw new Error('The front page has no such block.')
  const { document, inverse } = paste(front, [films], contact)
  const [pasted] = blockIds(document, 'cover-flow')
  const block = document.page.blocks.find(({ id }) => id === pasted)
  expect(pasted).not.toBe(films)
  const settings = document.blockData[block?.data[0] as string]?.settings
  expect(settings).toMatchObject({ productions: 'nowFilms' })
  expect(document.page.sources.map(({ name }) => name)).toContain('nowFilms')
  expect(applyCommand(document, inverse)?.document.page).toEqual(contact.page)
})

test('a source that the page has is used, and a name that is taken is changed', () => {
  const [films] = blockIds(front, 'cover-flow')
  const nowFilms = front.page.sources.find(({ name }) => name === 'nowFilms') as PageSource
  const other: PageSource = { name: 'nowFilms', model: 'article', collection: true, filter: [] }
  const readSource = (sources: PageSource[]) => {
    const target = { ...contact, page: { ...contact.page, sources } }
    const { document } = paste(front, [films as string], target)
    const data = document.page.blocks.find(({ component }) => component === 'cover-flow')?.data[0]
    return document.blockData[data as string]?.settings.productions
  }
  expect(readSource([{ ...nowFilms, name: 'filmar' }])).toBe('filmar')
  expect(readSource([other])).toBe('nowFilms2')
})

test('a source that follows another address is not pasted, so that the page can still be shown', () => {
  const film = getDemoDocument('/{production}')
  const ids = film.page.blocks.map(({ id }) => id)
  const { document } = paste(film, ids, contact)
  expect(JSON.stringify(document.page.sources)).not.toContain('@')
})

test('all blocks of every page can be pasted in another', () => {
  for (const from of DEMO_DOCUMENTS) {
    if (from.page.blocks.length === 0) continue
    const { document } = paste(
      from,
      from.page.blocks.map(({ id }) => id),
      contact,
    )
    expect(PageConfig.safeParse(document.page).error).toBeUndefined()
    expect(document.page.blocks.length).toBe(contact.page.blocks.length + from.page.blocks.length)
    const hidden = (page: PageConfig) => page.blocks.filter(({ hide }) => hide).length
    expect(hidden(document.page)).toBe(hidden(contact.page) + hidden(from.page))
  }
})

test('what is no copy of blocks is not pasted', () => {
  const copied = copyBlocks(front, [front.page.blocks[0]?.id as string], BLOCK_TYPES)
  expect(parseCopiedBlocks(JSON.stringify(copied))).toEqual(copied)
  for (const text of ['', 'null', '{}', '{"blocks":[],"sources":[]}', '{"blocks":[{}],"sources":[]}'])
    expect(parseCopiedBlocks(text)).toBeNull()
})
