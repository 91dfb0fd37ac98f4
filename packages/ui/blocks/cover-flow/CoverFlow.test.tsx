import { expect, test } from 'vitest'
import { everyState, film, showing } from '../../stories/index.ts'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('each film has its age limit and its next showing', () => {
  const text = toText(renderBlock('cover-flow'))
  expect(text).toContain('Nosferatu Aldersgrense 12 år I kveld 19.00')
  expect(text).toContain('Metropolis Aldersgrense 9 år Tysdag 24. november 18.00')
})

test('a cancelled showing is not the next one', () => {
  const cancelled = everyState().map((showing, index) =>
    index === 0 ? { ...showing, state: 'cancelled' as const } : showing,
  )
  const html = renderBlock('cover-flow', [
    { heading: 'På kino no', productions: [film()], showings: cancelled, link: null },
  ])
  expect(toText(html)).toContain('I morgon 19.00')
})

test.each([
  [{ state: 'cancelled' }, 'Avlyst'],
  [{ state: 'postponed' }, 'Utsett'],
  [{ state: 'moved' }, 'Flytta'],
  [{ ticketStatus: 'sold-out' }, 'Utselt'],
  [{ ticketStatus: 'few-left' }, 'Få billettar att'],
  [{ ticketStatus: 'not-yet' }, 'Ikkje til sals enno'],
] as const)('a film whose only showing is %o has %s beside its time', (facts, text) => {
  const html = renderBlock('cover-flow', [
    { heading: 'På kino no', productions: [film()], showings: [showing(facts)], link: null },
  ])
  expect(toText(html)).toContain(`I kveld 19.00 ${text}`)
})

test('a film without a poster gets a placeholder', () => {
  expect(
    renderBlock('cover-flow', [
      { heading: 'På kino no', productions: [film({ poster: null, image: null })], showings: [], link: null },
    ]),
  ).toMatch(/aria-hidden="true"><span>Nosferatu</)
})

test('the block links to the rest', () => {
  expect(listHrefs(renderBlock('cover-flow'))).toContain('/kommande-filmar')
})

test('without films it says so', () => {
  expect(
    toText(renderBlock('cover-flow', [{ heading: 'På kino no', productions: [], showings: [], link: null }])),
  ).toContain('Ingen filmar er lagde ut enno.')
})
