import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/index.ts'
import { film, picture } from '../stories/index.ts'
import { givenBlock, givenPage, givenRow, renderHtml } from '../testing.tsx'
import { Page } from './Page.tsx'

const posters = givenBlock('cover-flow', [
  {
    heading: 'På kino no',
    productions: Array.from({ length: 5 }, (_, number) =>
      film({ id: `film-${number}`, poster: picture(`plakat-${number}`, '', 1000, 1500) }),
    ),
    showings: [],
    link: null,
  },
])
const listLoading = (...rows: Parameters<typeof givenPage>) =>
  Array.from(
    renderHtml(<Page blocks={BLOCKS} page={givenPage(...rows)} />).matchAll(/<img [^>]*>/g),
    ([image]) =>
      image.includes('loading="lazy"') ? 'lazy' : image.includes('fetchPriority="high"') ? 'high' : 'eager',
  )

test('a page whose first block has posters loads those on the first screen at once', () => {
  expect(listLoading(givenRow(true, [posters]))).toEqual(['high', 'eager', 'eager', 'lazy', 'lazy'])
})

test('posters further down are loaded lazily', () => {
  const below = listLoading(givenRow(true, [givenBlock('content')]), givenRow(true, [posters]))
  expect(new Set(below)).toEqual(new Set(['lazy']))
})

test('the first block is the first one on a phone, whatever its place on a wide screen', () => {
  const row = givenRow(true, [givenBlock('content')], [posters])
  for (const [index, column] of row.columns.entries()) column.screen.xs.order = 1 - index
  expect(listLoading(row).filter((loading) => loading === 'high')).toHaveLength(1)
})
