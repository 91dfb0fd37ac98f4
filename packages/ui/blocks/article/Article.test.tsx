import { expect, test } from 'vitest'
import { PageTitleContext } from '../../context/page-title.ts'
import { html, STORIES } from '../../stories/index.ts'
import { listHeadings, renderBlock, renderHtml, toText } from '../../testing.tsx'
import { Article } from './Article.tsx'

const [story] = STORIES.article
if (!story) throw new Error('The article has no story.')

test('an article has its author and the dates of publication and change', () => {
  expect(toText(renderBlock('article'))).toContain(
    'Av Marit Solheim Nes Publisert torsdag 12. november Oppdatert laurdag 14. november',
  )
})

test('an article has no date of change if it was changed on the day of publication', () => {
  const unchanged = { ...story, updatedAt: '2026-11-12T20:00:00.000Z' }
  expect(toText(renderBlock('article', [unchanged]))).not.toContain('Oppdatert')
})

test('a title that the cover has is not repeated', () => {
  const page = renderHtml(
    <PageTitleContext value={story.title}>
      <Article item={story} />
    </PageTitleContext>,
  )
  expect(listHeadings(page)).toEqual([])
  expect(listHeadings(renderBlock('article'))).toEqual([`h2 ${story.title}`])
})

test('a lead stands under the title, and is not repeated where the cover has it', () => {
  const withLead = { ...story, lead: 'Kaffi i foajeen.' }
  expect(toText(renderBlock('article', [withLead]))).toContain(`${story.title} Kaffi i foajeen.`)
  const page = renderHtml(
    <PageTitleContext value={story.title}>
      <Article item={withLead} />
    </PageTitleContext>,
  )
  expect(toText(page)).not.toContain('Kaffi i foajeen.')
})

test('cleaned HTML is rendered unchanged', () => {
  expect(renderBlock('article', [{ ...story, html: html('<p>Kaffi &amp; <em>vaflar</em></p>') }])).toContain(
    '<p>Kaffi &amp; <em>vaflar</em></p>',
  )
})
