import { addDays, osloDate, Production, Showing, ShowingState, TicketStatus } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { daysBetween, getWeekday, SAT, SUN } from '../dates.ts'
import { filmShowings, films } from '../films/index.ts'
import { clashes, days, findPicture } from '../films/testing.ts'
import { cultureItems, cultureShowings } from './index.ts'

describe.each(days)('the culture programme on %s', (today) => {
  const items = cultureItems(today, findPicture)
  const showings = cultureShowings(today)

  test('follows its schemas', () => {
    for (const item of items) expect(Production.parse(item)).toEqual(item)
    for (const showing of showings) expect(Showing.parse(showing)).toEqual(showing)
  })

  test('has unique paths and ids, also compared with the films', () => {
    const productions = [...films(today, findPicture), ...items]
    const all = [...filmShowings(today), ...showings]
    for (const values of [
      productions.map(({ id }) => id),
      productions.map(({ pageReference }) => pageReference),
      all.map(({ id }) => id),
      all.flatMap(({ checkout }) => checkout?.eventId ?? []),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  test('lets the two quiz evenings share the bare slug, and nothing else', () => {
    const bySlug = Map.groupBy(items, ({ parentSlug }) => parentSlug)
    const shared = [...bySlug].filter(([, sharing]) => sharing.length > 1).map(([slug]) => slug)
    expect(shared).toEqual(['quiz-med-sigrid-og-odd'])
  })

  test('lies within the coming ten weeks, with one to four evenings each', () => {
    for (const { startsAt } of showings) {
      const ahead = daysBetween(today, osloDate(startsAt))
      expect(ahead).toBeGreaterThanOrEqual(0)
      expect(ahead).toBeLessThan(70)
    }
    for (const { id } of items) {
      const evenings = showings.filter(({ productionId }) => productionId === id).length
      expect(evenings).toBeGreaterThanOrEqual(1)
      expect(evenings).toBeLessThanOrEqual(4)
    }
  })

  test('never books a hall twice, films included', () => {
    expect(clashes([...filmShowings(today), ...showings], 25)).toEqual([])
  })

  test('shows every ticket status and state', () => {
    expect(new Set(showings.map(({ ticketStatus }) => ticketStatus))).toEqual(new Set(TicketStatus.options))
    expect(new Set(showings.map(({ state }) => state))).toEqual(new Set(ShowingState.options))
  })

  test('is the same every time it is created', () => {
    expect(cultureItems(today, findPicture)).toEqual(items)
    expect(cultureShowings(today)).toEqual(showings)
  })

  test('has a text for every item', () => {
    expect(items).toHaveLength(25)
    for (const { contents, title } of items) {
      const [{ summary, body } = { summary: '', body: '' }] = contents
      expect(summary.length, title).toBeGreaterThan(80)
      expect(summary.length, title).toBeLessThanOrEqual(180)
      expect(body.length, title).toBeGreaterThan(500)
    }
  })
})

test('no hall is booked twice, seen from every fifth day of two years', () => {
  const everyFifthDay = Array.from({ length: 146 }, (_, index) => addDays('2026-09-01', index * 5))
  for (const today of everyFifthDay)
    expect(clashes([...filmShowings(today), ...cultureShowings(today)], 25), today).toEqual([])
})

test('nothing but the party of New Year’s Eve is on a holiday when seen from November', () => {
  const onHolidays = cultureShowings('2026-11-15').filter(({ startsAt }) =>
    /12-(24|25|26|31)$|01-01$/.test(osloDate(startsAt)),
  )
  expect(onHolidays.map(({ productionId }) => productionId)).toEqual(['production-nyttarsfest'])
})

test('the children’s theatre plays a Saturday and the Sunday after, whatever day it is', () => {
  for (const today of days) {
    const evenings = cultureShowings(today).filter(({ productionId }) => /trollet/.test(productionId))
    expect(evenings.map(({ startsAt }) => getWeekday(osloDate(startsAt)))).toEqual([SAT, SAT, SUN, SUN])
  }
})

test('Lucia is on 13 December and the party on New Year’s Eve when they are near', () => {
  const listDates = (key: string, today: string) =>
    cultureShowings(today)
      .filter(({ productionId }) => productionId === `production-${key}`)
      .map(({ startsAt }) => osloDate(startsAt))
  expect(listDates('luciakonsert', '2026-11-15')).toEqual(['2026-12-13'])
  expect(listDates('nyttarsfest', '2026-11-15')).toEqual(['2026-12-31'])
  expect(listDates('julekonsert-musikklag', '2026-11-15')).toEqual(['2026-12-20'])
})
