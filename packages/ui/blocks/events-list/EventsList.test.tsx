import { expect, test } from 'vitest'
import { everyState, film, showing } from '../../stories/index.ts'
import { renderBlock, toText } from '../../testing.tsx'

test('each production has its next showing, its ticket and the number of further showings', () => {
  expect(toText(renderBlock('events-list'))).toContain(
    'Nosferatu Skrekk 1 t 34 min I kveld 19.00 Storsalen, 8 tider til',
  )
})

test('when all showings are called off, the row says so', () => {
  const cancelled = { ...showing(), state: 'cancelled' as const }
  const html = renderBlock('events-list', [
    { heading: 'Filmar', productions: [film()], showings: [cancelled] },
  ])
  expect(toText(html)).toContain('Avlyst')
})

test('a production without showings says so and has no ticket', () => {
  const html = renderBlock('events-list', [{ heading: 'Filmar', productions: [film()], showings: [] }])
  expect(toText(html)).toContain('Ingen framsyningar er lagde ut enno.')
  expect(html).not.toContain('billett.example')
})

test('an empty list says so', () => {
  expect(
    toText(renderBlock('events-list', [{ heading: 'Filmar', productions: [], showings: everyState() }])),
  ).toBe('Filmar Ingenting er lagt ut enno. Det kjem her så snart det er klart.')
})
