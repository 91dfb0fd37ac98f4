import { expect, test } from 'vitest'
import { type NewBlock, noteCommand, noteLeftField } from './new-block.ts'
import { readProblems } from './preview-problems.ts'

const missing = (id: string, field: string) => ({
  kind: 'block-data' as const,
  id,
  field: `settings.${field}`,
  code: 'missing' as const,
  message: 'is missing',
})
const leftOut = (block: string) => ({
  code: 'block_data_missing' as const,
  path: '/kino',
  record: { kind: 'page' as const, id: 'p' },
  block,
  field: null,
  suggestion: null,
})
/** A programme without heading and source, below an older contact block without heading. */
const preview = {
  problems: [
    missing('program-data', 'heading'),
    missing('program-data', 'showings'),
    missing('contact-data', 'heading'),
  ],
  pageProblems: [leftOut('program'), leftOut('contact')],
}
const program = { id: 'program', data: ['program-data'] }
const contact = { id: 'contact', data: ['published-data'] }
const inserted = noteCommand(null, {
  type: 'insertBlock',
  id: 'program',
  component: 'program',
  data: [{ id: 'program-data', component: 'program', locale: 'nb', settings: {} }],
  to: { row: 0, column: 0, position: 0 },
}) as NewBlock

test('a new block does not say what it lacks, and other blocks do', () => {
  const { findBlock, findSetting } = readProblems(preview, inserted)
  expect([findBlock(program), findSetting('program-data', 'heading')]).toEqual([null, null])
  expect(findBlock(contact)).toContain('/kino')
  expect(findSetting('contact-data', 'heading')).toContain('manglar')
})

test('a block with incomplete fields has the sentences there, and none of its own', () => {
  const { findBlock, findSetting } = readProblems(preview, null)
  expect(findBlock(program)).toBeNull()
  expect(findSetting('program-data', 'heading')).toContain('manglar')
})

test('a field of a new block that was left says what it lacks, and its other fields do not', () => {
  const { findSetting } = readProblems(
    preview,
    noteLeftField(inserted, { dataId: 'program-data', path: 'heading' }),
  )
  expect(findSetting('program-data', 'heading')).toContain('manglar')
  expect(findSetting('program-data', 'showings')).toBeNull()
})

test('a new block is not counted among what is left out, but the page says why it is not seen', () => {
  const only = { problems: preview.problems.slice(0, 2), pageProblems: preview.pageProblems.slice(0, 1) }
  expect(readProblems(only, inserted).note).toMatch(/^Den nye blokka/)
  expect(readProblems(preview, inserted).note).toMatch(/^Det som ikkje er ferdig/)
  expect(readProblems(only, null).note).toMatch(/^Det som ikkje er ferdig/)
})

test('a new slide does not say what it lacks, and the slideshow and its other slides do', () => {
  const newSlide = noteCommand(null, {
    type: 'addBlockData',
    id: 'contact',
    position: 1,
    data: { id: 'program-data', component: 'slideshow', locale: 'nb', settings: {} },
  })
  const { findBlock, findSetting } = readProblems(preview, newSlide)
  expect(findSetting('program-data', 'heading')).toBeNull()
  expect(findSetting('contact-data', 'heading')).not.toBeNull()
  expect(findBlock(contact)).not.toBeNull()
})
