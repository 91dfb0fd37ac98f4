import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/index.ts'
import { film, picture } from '../stories/index.ts'
import { drawn, pageOf, placed, rowOf } from '../testing.tsx'
import { Page } from './Page.tsx'

const posters = placed('cover-flow', [
  {
    heading: 'På kino no',
    productions: Array.from({ length: 5 }, (_, number) =>
      film({ id: `film-${number}`, poster: picture(`plakat-${number}`, '', 1000, 1500) }),
    ),
    showings: [],
    link: null,
  },
])
const imagesOf = (...rows: Parameters<typeof pageOf>) =>
  Array.from(drawn(<Page blocks={BLOCKS} page={pageOf(...rows)} />).matchAll(/<img [^>]*>/g), ([image]) =>
    image.includes('loading="lazy"') ? 'near' : image.includes('fetchPriority="high"') ? 'first' : 'seen',
  )

test('a page that opens with posters asks for those of the first screen at once', () => {
  expect(imagesOf(rowOf(true, [posters]))).toEqual(['first', 'seen', 'seen', 'near', 'near'])
})

test('posters further down wait until they are near', () => {
  const below = imagesOf(rowOf(true, [placed('content')]), rowOf(true, [posters]))
  expect(new Set(below)).toEqual(new Set(['near']))
})

test('what stands first on a phone counts, wherever it stands on a wide screen', () => {
  const row = rowOf(true, [placed('content')], [posters])
  for (const [index, column] of row.columns.entries()) column.screen.xs.order = 1 - index
  expect(imagesOf(row).filter((each) => each === 'first')).toHaveLength(1)
})
