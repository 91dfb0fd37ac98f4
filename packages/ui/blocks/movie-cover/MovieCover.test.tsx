import { expect, test } from 'vitest'
import { everyState, film } from '../../stories/index.ts'
import { listHeadings, renderBlock, toText } from '../../testing.tsx'

test('a film has its first three showings', () => {
  const html = renderBlock('movie-cover', [
    { kicker: 'Film i veka', production: film(), showings: everyState() },
  ])
  expect(listHeadings(html)).toEqual([
    'h2 Nosferatu',
    'h3 I kveld, sundag 15. november',
    'h3 I morgon, måndag 16. november',
    'h3 Tysdag 17. november',
  ])
  expect(toText(html)).toContain('Film i veka')
})

test('without a kicker it shows the kind of film', () => {
  expect(toText(renderBlock('movie-cover', [{ kicker: '', production: film(), showings: [] }]))).toContain(
    'Skrekk',
  )
})
