import { expect, test } from 'vitest'
import { Page } from '../../page/Page.tsx'
import { STORIES } from '../../stories/index.ts'
import { drawn, drawnBlock, hrefsOf, pageOf, placed, rowOf, textOf } from '../../testing.tsx'
import { BLOCKS } from '../index.ts'

const withTrailer = (trailerUrl: string | null) =>
  STORIES['movie-info'].map((part) => ({ ...part, trailerUrl }))

test('a film has its text, its facts and its trailer', () => {
  const html = drawnBlock('movie-info')
  expect(html).toContain('<dt>Regi</dt><dd>F. W. Murnau</dd>')
  expect(html).toContain(
    '<iframe src="https://player.vimeo.com/video/1084537?dnt=1" title="Trailer" loading="lazy"',
  )
})

test('a trailer on an unknown host is a link', () => {
  const html = drawnBlock('movie-info', withTrailer('https://film.example/nosferatu'))
  expect(hrefsOf(html)).toEqual(['https://film.example/nosferatu'])
  expect(html).not.toContain('<iframe')
})

test('a film without a trailer has no link to one', () => {
  const html = drawnBlock('movie-info', withTrailer(null))
  expect(textOf(html)).not.toMatch(/trailer/i)
})

test('the cover links to the trailer on the same page, which names the film', () => {
  const page = (parts = STORIES['movie-info']) =>
    drawn(
      <Page
        blocks={BLOCKS}
        page={pageOf(rowOf(false, [placed('cover')]), rowOf(true, [placed('movie-info', parts)]))}
      />,
    )
  const html = page()
  expect(hrefsOf(html)).toContain('#blokk-movie-info-trailer')
  expect(html).toContain('id="blokk-movie-info-trailer"')
  expect(html).toContain('<b>Trailer: Metropolis</b>')
  expect(hrefsOf(page(withTrailer(null)))).not.toContain('#blokk-movie-info-trailer')
})
