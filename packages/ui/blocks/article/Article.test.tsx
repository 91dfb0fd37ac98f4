import { expect, test } from 'vitest'
import { PageTitleContext } from '../../page-title.ts'
import { html, STORIES } from '../../stories/index.ts'
import { drawn, drawnBlock, headingsOf, textOf } from '../../testing.tsx'
import { Article } from './Article.tsx'

const [story] = STORIES.article
if (!story) throw new Error('The article has no story.')

test('an article has its author and the dates of publication and change', () => {
  expect(textOf(drawnBlock('article'))).toContain(
    'Av Marit Solheim Nes Publisert torsdag 12. november Oppdatert laurdag 14. november',
  )
})

test('an article has no date of change if it was changed on the day of publication', () => {
  const unchanged = { ...story, updatedAt: '2026-11-12T20:00:00.000Z' }
  expect(textOf(drawnBlock('article', [unchanged]))).not.toContain('Oppdatert')
})

test('a title that the cover has is not repeated', () => {
  const page = drawn(
    <PageTitleContext value={story.title}>
      <Article part={story} />
    </PageTitleContext>,
  )
  expect(headingsOf(page)).toEqual([])
  expect(headingsOf(drawnBlock('article'))).toEqual([`h2 ${story.title}`])
})

test('cleaned HTML is rendered unchanged', () => {
  expect(drawnBlock('article', [{ ...story, html: html('<p>Kaffi &amp; <em>vaflar</em></p>') }])).toContain(
    '<p>Kaffi &amp; <em>vaflar</em></p>',
  )
})
