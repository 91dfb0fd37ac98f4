import { expect, test } from 'vitest'
import { Page } from '../../page/Page.tsx'
import { STORIES } from '../../stories/index.ts'
import {
  givenBlock,
  givenPage,
  givenRow,
  listHrefs,
  renderBlock,
  renderHtml,
  toText,
} from '../../testing.tsx'
import { BLOCKS } from '../index.ts'

const withTrailer = (trailerUrl: string | null) =>
  STORIES['movie-info'].map((item) => ({ ...item, trailerUrl, trailerVideo: null }))

test('a film has its text, its facts and its trailer', () => {
  const html = renderBlock('movie-info')
  expect(html).toContain('<dt>Regi</dt><dd>F. W. Murnau</dd>')
  expect(html).toContain(
    '<iframe src="https://player.vimeo.com/video/1084537?dnt=1" title="Trailer" loading="lazy"',
  )
})

test('a trailer on an unknown host is a link', () => {
  const html = renderBlock('movie-info', withTrailer('https://film.example/nosferatu'))
  expect(listHrefs(html)).toEqual(['https://film.example/nosferatu'])
  expect(html).not.toContain('<iframe')
})

test('a trailer of the house is played by the browser, and nothing is loaded before', () => {
  const src = '/documents/trailer'
  const items = withTrailer(src).map((item) => ({ ...item, trailerVideo: { host: null, src } }))
  const html = renderBlock('movie-info', items)
  expect(html).toContain(
    `<video src="${src}" title="Trailer" controls="" preload="none" playsinline=""></video>`,
  )
  expect(html).not.toContain('Blir henta frå')
})

test('a film without a trailer has no link to one', () => {
  const html = renderBlock('movie-info', withTrailer(null))
  expect(toText(html)).not.toMatch(/trailer/i)
})

test('the cover links to the trailer on the same page, which names the film', () => {
  const page = (items = STORIES['movie-info']) =>
    renderHtml(
      <Page
        blocks={BLOCKS}
        page={givenPage(
          givenRow(false, [givenBlock('cover')]),
          givenRow(true, [givenBlock('movie-info', items)]),
        )}
      />,
    )
  const html = page()
  expect(listHrefs(html)).toContain('#blokk-movie-info-trailer')
  expect(html).toContain('id="blokk-movie-info-trailer"')
  expect(html).toContain('<b>Trailer: Metropolis</b>')
  expect(listHrefs(page(withTrailer(null)))).not.toContain('#blokk-movie-info-trailer')
})
