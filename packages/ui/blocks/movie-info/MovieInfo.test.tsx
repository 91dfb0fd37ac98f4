import { expect, test } from 'vitest'
import { STORIES } from '../../stories/index.ts'
import { drawnBlock, hrefsOf, textOf } from '../../testing.tsx'

test('a film is told about, with its facts and its trailer', () => {
  const html = drawnBlock('movie-info')
  expect(html).toContain('<dt>Regi</dt><dd>F. W. Murnau</dd>')
  expect(hrefsOf(html)).toEqual(['https://film.example/nosferatu'])
})

test('a film without a trailer offers none', () => {
  const parts = STORIES['movie-info'].map((part) => ({ ...part, trailerUrl: null, facts: [] }))
  const html = drawnBlock('movie-info', parts)
  expect(textOf(html)).not.toContain('Sjå trailer')
  expect(html).not.toContain('<dl')
})
