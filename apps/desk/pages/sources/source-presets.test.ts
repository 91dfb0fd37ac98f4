import { PageSource } from '@lerret/model'
import { expect, test } from 'vitest'
import { getDemoDocument } from '../commands/test-page-documents.ts'
import { findUsers, listMissingPresets, SOURCE_PRESETS } from './source-presets.ts'

test('the usual sources are valid and have names of their own', () => {
  for (const preset of SOURCE_PRESETS) expect(PageSource.safeParse(preset).success).toBe(true)
  expect(new Set(SOURCE_PRESETS.map(({ name }) => name)).size).toBe(SOURCE_PRESETS.length)
})

test('a page is offered the sources that it does not have, under free names', () => {
  const other: PageSource = { name: 'articles', model: 'event', collection: true, filter: [] }
  const offered = listMissingPresets([other]).map(({ name }) => name)
  expect(offered).toContain('articles2')
  expect(offered).not.toContain('showings')
})

test('a source is used by the blocks whose settings name it', () => {
  const front = getDemoDocument('/')
  expect(findUsers(front, 'nowFilms').map(({ id }) => id)).toContain('framside-pa-kino')
  expect(findUsers(front, 'missing')).toEqual([])
})
