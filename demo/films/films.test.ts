import { addDays, osloClock, osloDate, Production, Showing, ShowingState, TicketStatus } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { daysBetween, isoAfter } from '../dates.ts'
import { filmShowings, films } from './index.ts'
import { clashes, days, findPicture } from './testing.ts'

describe.each(days)('the films on %s', (today) => {
  const productions = films(today, findPicture)
  const showings = filmShowings(today)

  test('follow their schemas', () => {
    for (const production of productions) expect(Production.parse(production)).toEqual(production)
    for (const showing of showings) expect(Showing.parse(showing)).toEqual(showing)
  })

  test('have unique paths, numbers and ids', () => {
    for (const values of [
      productions.map(({ id }) => id),
      productions.map(({ parentSlug }) => parentSlug),
      showings.map(({ id }) => id),
      showings.flatMap(({ checkout }) => checkout?.eventId ?? []),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  test('are eighteen, of which five are coming in two to eight weeks', () => {
    const coming = productions.filter(({ objectClass }) => objectClass === 'movie_coming')
    expect(productions).toHaveLength(18)
    expect(coming).toHaveLength(5)
    for (const { premiere = '' } of coming) {
      expect(daysBetween(today, premiere)).toBeGreaterThanOrEqual(14)
      expect(daysBetween(today, premiere)).toBeLessThanOrEqual(56)
    }
  })

  test('are never shown before their premiere', () => {
    for (const { id, premiere } of productions) {
      if (!premiere) continue
      for (const showing of showings.filter(({ productionId }) => productionId === id))
        expect(osloDate(showing.startsAt) >= premiere).toBe(true)
    }
  })

  test('leave time to clean the hall between two screenings', () => {
    expect(clashes(showings, 25)).toEqual([])
  })

  test('are shown four to six times on weekdays, more in the weekend, at least twice in the evening', () => {
    const byDate = Map.groupBy(showings, ({ startsAt }) => osloDate(startsAt))
    const dates = Array.from({ length: 35 }, (_, day) => addDays(today, day))
    const open = dates.filter((date) => date === today || !/12-(24|31)$/.test(date))
    expect([...byDate.keys()]).toEqual(open)
    for (const ofDay of byDate.values()) {
      expect(ofDay.length).toBeGreaterThanOrEqual(4)
      expect(ofDay.length).toBeLessThanOrEqual(9)
      const evening = ofDay.filter(({ startsAt }) => osloClock(startsAt).time >= '17.30')
      expect(evening.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('end when the film and the adverts are over', () => {
    const minutes = new Map(productions.map((production) => [production.id, production.minutes ?? 0]))
    for (const { productionId, startsAt, endsAt } of showings)
      expect(endsAt).toBe(isoAfter(startsAt, (minutes.get(productionId) ?? 0) + 10))
  })

  test('show every ticket status and state', () => {
    expect(new Set(showings.map(({ ticketStatus }) => ticketStatus))).toEqual(new Set(TicketStatus.options))
    expect(new Set(showings.map(({ state }) => state))).toEqual(new Set(ShowingState.options))
  })

  test('are the same every time they are created', () => {
    expect(films(today, findPicture)).toEqual(productions)
    expect(filmShowings(today)).toEqual(showings)
  })

  test('all have a text', () => {
    for (const { contents, title } of productions) {
      const [{ summary, body } = { summary: '', body: '' }] = contents
      expect(summary.length, title).toBeGreaterThan(80)
      expect(summary.length, title).toBeLessThanOrEqual(180)
      expect(body.length, title).toBeGreaterThan(600)
      expect(body.match(/<p>/g)?.length ?? 0, title).toBeGreaterThanOrEqual(2)
      expect(body.match(/<p>/g)?.length, title).toBe(body.match(/<\/p>/g)?.length)
    }
  })
})

test('a screening keeps its id from one day to the next', () => {
  const ids = new Set(filmShowings('2026-11-15').map(({ id }) => id))
  const regular = filmShowings('2026-11-16').filter(({ id }) => !/haxan|brudeferden|gold-rush/.test(id))
  const shared = regular.filter(({ id }) => ids.has(id))
  expect(shared.length).toBeGreaterThan(regular.length * 0.9)
})
