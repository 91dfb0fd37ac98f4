import { expect, test } from 'vitest'
import { PageTitleContext } from '../../page-title.ts'
import { html, STORIES } from '../../stories/index.ts'
import { drawn, drawnBlock, headingsOf, textOf } from '../../testing.tsx'
import { Article } from './Article.tsx'

const [story] = STORIES.article
if (!story) throw new Error('The article has no story.')

test('an article says who wrote it, and when it was published and changed', () => {
  expect(textOf(drawnBlock('article'))).toContain(
    'Av Marit Solheim Nes Publisert torsdag 12. november Oppdatert laurdag 14. november',
  )
})

test('an article that was not changed on a later day does not say so', () => {
  const unchanged = { ...story, updatedAt: '2026-11-12T20:00:00.000Z' }
  expect(textOf(drawnBlock('article', [unchanged]))).not.toContain('Oppdatert')
})

test('a title that the cover has said is not said again', () => {
  const page = drawn(
    <PageTitleContext value={story.title}>
      <Article part={story} />
    </PageTitleContext>,
  )
  expect(headingsOf(page)).toEqual([])
  expect(headingsOf(drawnBlock('article'))).toEqual([`h2 ${story.title}`])
})

test('cleaned HTML is drawn as it is', () => {
  expect(drawnBlock('article', [{ ...story, html: html('<p>Kaffi &amp; <em>vaflar</em></p>') }])).toContain(
    '<p>Kaffi &amp; <em>vaflar</em></p>',
  )
})
