import { expect, test } from 'vitest'
import { picture, STORIES } from '../../stories/index.ts'
import { renderBlock, toText } from '../../testing.tsx'

const [film] = STORIES.cover
if (!film) throw new Error('The cover has no story.')
const article = {
  ...film,
  tone: 'paper',
  ageLimit: null,
  poster: null,
  publishedAt: '2026-11-12T08:00:00.000Z',
} as const

test('a film’s cover has its poster, age limit and companion rule', () => {
  const html = renderBlock('cover')
  expect(html).toContain('alt="Eit andlet av metall over ein by"')
  expect(html).toContain('fetchPriority="high"')
  expect(toText(html)).toContain('Aldersgrense 9 år 6–8 år i følgje med vaksen')
})

test('an article’s cover has its date and no age limit', () => {
  const text = toText(renderBlock('cover', [article]))
  expect(text).toContain('torsdag 12. november')
  expect(text).not.toContain('Aldersgrense')
})

test('a cover can be without a picture', () => {
  expect(renderBlock('cover', [article])).not.toContain('<img')
  expect(renderBlock('cover', [{ ...article, image: picture('kai', 'Kaia') }])).toContain('alt="Kaia"')
})
