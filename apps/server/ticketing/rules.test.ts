import type { Showing } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  differencesOf,
  factsOfShowing,
  newsFor,
  type ShowingFacts,
  ticketStatusOf,
  withNews,
} from './rules.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const tickets = (capacity: number | null, sold: number, reserved = 0, saleOpensAt: string | null = null) =>
  ticketStatusOf({ capacity, sold, reserved, saleOpensAt }, NOW)

test.each([
  [tickets(200, 10), 'on-sale'],
  [tickets(200, 179), 'on-sale'],
  [tickets(200, 180), 'few-left'],
  [tickets(200, 150, 30), 'few-left'],
  [tickets(20, 15), 'few-left'],
  [tickets(20, 14), 'on-sale'],
  [tickets(200, 190, 10), 'sold-out'],
  [tickets(200, 210), 'sold-out'],
  [tickets(null, 500), 'on-sale'],
  [tickets(200, 0, 0, '2026-11-20T12:00:01Z'), 'not-yet'],
  [tickets(200, 0, 0, '2026-11-20T12:00:00Z'), 'on-sale'],
])('tickets that are %s are told to be %s', (status, expected) => {
  expect(status).toBe(expected)
})

const facts = fc.record(
  {
    hall: fc.constantFrom('A', 'B', 'C'),
    price: fc.option(fc.nat(2)),
    time: fc.record({ at: fc.nat(2) }, { noNullPrototype: true }),
  },
  { noNullPrototype: true },
)

test('what an editor has changed is never changed back, and all else follows the provider', () => {
  fc.assert(
    fc.property(facts, facts, facts, (own, before, said) => {
      const after = { ...own, ...newsFor(own, before, said) }
      for (const field of ['hall', 'price', 'time'] as const) {
        const isEdited = JSON.stringify(own[field]) !== JSON.stringify(before[field])
        expect(after[field]).toEqual(isEdited ? own[field] : said[field])
      }
    }),
  )
})

test('the same word again is no news', () => {
  fc.assert(fc.property(facts, facts, (own, said) => void expect(newsFor(own, said, said)).toEqual({})))
})

test('what the two do not agree on is named', () => {
  expect(differencesOf({ hall: 'A', price: 1 }, { hall: 'B', price: 1 })).toEqual(['hall'])
})

test('a showing keeps its time when the provider only writes it in another way', () => {
  const written = (milliseconds: string): Showing => ({
    id: 's1',
    productionId: 'nosferatu',
    hall: 'Storsalen',
    state: 'planned',
    ticketStatus: 'not-yet',
    formats: [],
    access: [],
    startsAt: `2026-11-21T18:00:00${milliseconds}Z`,
    endsAt: `2026-11-21T20:00:00${milliseconds}Z`,
    saleOpensAt: `2026-11-18T08:00:00${milliseconds}Z`,
  })
  const form = fc.constantFrom('', '.0', '.000')
  fc.assert(
    fc.property(form, form, form, (own, before, said) => {
      const news = newsFor(
        ...([own, before, said].map((each) => factsOfShowing(written(each))) as [
          ShowingFacts,
          ShowingFacts,
          ShowingFacts,
        ]),
      )
      expect(news).toEqual({})
      expect(differencesOf(factsOfShowing(written(own)), factsOfShowing(written(said)))).toEqual([])
      const time = { startsAt: written(said).startsAt, endsAt: '2026-11-21T20:30:00Z' }
      expect(withNews(written(own), { time }, true).state).toBe('planned')
    }),
  )
})
