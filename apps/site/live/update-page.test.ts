import type { BasicEvent } from '@lerret/api'
import type { PageData } from '@lerret/page-engine/page-data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenPage, givenProduction, givenShowing } from '../test-pages.ts'
import { lastChange, listShowings, nextChange, updatePage } from './update-page.ts'

const early = givenShowing('early', '2026-11-20T16:00:00.000Z', '2026-11-20T18:00:00.000Z')
const late = givenShowing('late', '2026-11-20T19:00:00.000Z', '2026-11-20T21:00:00.000Z')
const productions = [givenProduction('production-of-early'), givenProduction('production-of-late')]
const time = { asOf: '2026-11-20T11:00:00.000Z', staleAt: '2026-11-20T16:00:00.000Z' }
const noUpdates = new Map<string, BasicEvent>()

const pageWith = (component: string, item: object): PageData =>
  givenPage('/kino', [{ component, parts: [item] } as never], { time })
const firstItem = (page: PageData) =>
  page.rows[0]?.columns[0]?.blocks[0]?.parts[0] as unknown as Record<string, unknown>
const list = { mode: 'now', productions, showings: [early, late] }

test('at the time it was rendered, a page is unchanged', () => {
  const page = pageWith('program', list)
  expect(updatePage(page, time.asOf, noUpdates)).toBe(page)
})

test('a page without new data is unchanged', () => {
  const page = pageWith('program', list)
  const same = new Map([
    ['early', { id: 'early', startsAt: early.startsAt, endsAt: early.endsAt } as BasicEvent],
  ])
  expect(updatePage(page, time.asOf, same)).toBe(page)
})

test('a page without a time never changes', () => {
  const page = givenPage('/om-oss')
  expect(updatePage(page, '2026-11-20T18:00:00.000Z', noUpdates)).toBe(page)
  expect(lastChange(page, Date.now())).toBeNull()
})

test.each(['program', 'culture-program', 'events-list'])(
  '%s drops a showing when it ends, and a production with its last showing',
  (component) => {
    const shown = updatePage(pageWith(component, list), '2026-11-20T18:00:00.000Z', noUpdates)
    expect(firstItem(shown)).toMatchObject({ showings: [late], productions: [productions[1]] })
    expect(shown.time?.asOf).toBe('2026-11-20T18:00:00.000Z')
  },
)

test('coming productions stay, with or without showings', () => {
  const shown = updatePage(
    pageWith('program', { ...list, mode: 'coming' }),
    '2026-11-21T18:00:00.000Z',
    noUpdates,
  )
  expect(firstItem(shown)).toMatchObject({ showings: [], productions })
})

test.each(['cover-flow', 'schedule'])('%s keeps its productions', (component) => {
  const shown = updatePage(pageWith(component, list), '2026-11-20T18:00:00.000Z', noUpdates)
  expect(firstItem(shown)).toMatchObject({ showings: [late], productions })
})

test('a ticket keeps its only showing after it has ended, with its latest data', () => {
  const page = pageWith('ticket', { showing: early })
  const updates = new Map([['early', { ...early, ticketStatus: 'sold-out' } as unknown as BasicEvent]])
  const shown = updatePage(page, '2026-11-20T18:00:00.000Z', updates)
  expect(firstItem(shown)).toEqual({ showing: { ...early, ticketStatus: 'sold-out' } })
  expect(shown.time?.asOf).toBe('2026-11-20T18:00:00.000Z')
})

test('the latest data of a showing is used, and a moved showing is sorted by its new start', () => {
  const moved = {
    ...early,
    state: 'moved',
    startsAt: '2026-11-20T20:00:00.000Z',
    endsAt: '2026-11-20T22:00:00.000Z',
  }
  const updates = new Map([['early', moved as unknown as BasicEvent]])
  expect(firstItem(updatePage(pageWith('program', list), time.asOf, updates)).showings).toEqual([late, moved])
})

test('the page changes when a showing begins or ends, and at midnight in Oslo', () => {
  const page = pageWith('program', list)
  const at = (instant: string) => Date.parse(instant)
  expect(lastChange(page, at('2026-11-20T12:00:00Z'))).toBe(time.asOf)
  expect(lastChange(page, at('2026-11-20T17:30:00Z'))).toBe(early.startsAt)
  expect(lastChange(page, at('2026-11-21T12:00:00Z'))).toBe('2026-11-20T23:00:00.000Z')
  expect(nextChange(page, at('2026-11-20T17:30:00Z'))).toBe(at(early.endsAt))
  expect(nextChange(page, at('2026-11-20T22:30:00Z'))).toBe(at('2026-11-20T23:00:00Z'))
})

test('a page stays the same between two changes', () => {
  const page = pageWith('program', list)
  const day = { min: Date.parse('2026-11-20T11:00:00Z'), max: Date.parse('2026-11-23T11:00:00Z') }
  fc.assert(
    fc.property(fc.integer(day), (now) => {
      const until = nextChange(page, now)
      expect(until).toBeGreaterThan(now)
      expect(lastChange(page, until - 1)).toBe(lastChange(page, now))
      expect(lastChange(page, until)).toBe(new Date(until).toISOString())
    }),
  )
})

test('a showing in several blocks is listed once', () => {
  const page = givenPage('/', [
    { component: 'program', parts: [list] } as never,
    { component: 'ticket', parts: [{ showing: late }] } as never,
    { component: 'ticket', parts: [{ showing: null }] } as never,
  ])
  expect(listShowings(page).map(({ id }) => id)).toEqual(['early', 'late'])
})
