import type { ShowingState } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concert, film, NOW, showing, source, where } from '../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../testing/test-resolve.ts'

const sources = [
  source({ name: 'films', model: 'production', filter: [where('object', 'movie')] }),
  source({ name: 'showings', model: 'event' }),
]
const lists = { productions: 'films', showings: 'showings' }
const program = { heading: 'Program', groupBy: 'day', filters: true, ...lists } as const

const production = [
  film({ id: 'a', title: 'A' }),
  film({ id: 'b', title: 'B' }),
  film({ id: 'c', title: 'C' }),
  concert({ id: 'k' }),
]
const event = [
  showing({
    id: 'past',
    productionId: 'c',
    startsAt: '2026-11-20T09:00:00Z',
    endsAt: '2026-11-20T12:00:00Z',
  }),
  showing({ id: 'a2', productionId: 'a', startsAt: '2026-11-22T18:00:00Z' }),
  showing({ id: 'b1', productionId: 'b', startsAt: '2026-11-21T18:00:00Z', state: 'cancelled' }),
  showing({ id: 'a1', productionId: 'a', startsAt: '2026-11-21T20:00:00Z', state: 'postponed' }),
  showing({ id: 'k1', productionId: 'k', startsAt: '2026-11-20T18:00:00Z' }),
]
const given = { sources, records: { production, event } }

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the programme', () => {
  test('of now has the productions with showings to come, the next first, and their showings alone', () => {
    const part = resolveBlockItem('program', { ...program, mode: 'now' }, given)
    expect(ids(part.productions)).toEqual(['b', 'a'])
    expect(ids(part.showings)).toEqual(['b1', 'a1', 'a2'])
    expect(part).toMatchObject({ heading: 'Program', mode: 'now', groupBy: 'day', filters: true })
  })

  test('keeps cancelled and postponed showings, and leaves out those that have ended', () => {
    const part = resolveBlockItem('program', { ...program, mode: 'now' }, given)
    expect(part.showings.map(({ state }) => state)).toEqual(['cancelled', 'postponed', 'planned'])
    const aMomentBefore = new Date(NOW.getTime() - 1)
    expect(
      ids(
        resolveBlockItem('program', { ...program, mode: 'now' }, { ...given, now: aMomentBefore })
          .productions,
      ),
    ).toEqual(['c', 'b', 'a'])
  })

  test('of what comes has every production, by premiere or first showing, the unknown last', () => {
    const coming = [
      film({ id: 'none', title: 'A' }),
      film({ id: 'late', title: 'B', premiere: '2026-12-24' }),
      film({ id: 'shown', title: 'C' }),
      film({ id: 'soon', title: 'D', premiere: '2026-11-21' }),
    ]
    const shown = [showing({ productionId: 'shown', startsAt: '2026-11-21T23:30:00Z' })]
    const part = resolveBlockItem(
      'program',
      { ...program, mode: 'coming' },
      { sources, records: { production: coming, event: shown } },
    )
    expect(ids(part.productions)).toEqual(['soon', 'shown', 'late', 'none'])
    expect(ids(part.showings)).toEqual(['e1'])
  })

  test('of culture counts productions, not showings', () => {
    const part = resolveBlockItem('culture-program', { heading: 'Kultur', ...lists, limit: 1 }, given)
    expect(ids(part.productions)).toEqual(['b'])
    expect(ids(part.showings)).toEqual(['b1'])
    const two = resolveBlockItem('culture-program', { heading: 'Kultur', ...lists, limit: 2 }, given)
    expect(ids(two.showings)).toEqual(['b1', 'a1', 'a2'])
  })

  test('in the cover flow has every production, those without showings last', () => {
    const link = { label: 'Alle', href: '/kva no' }
    const records = { production: [film({ id: '0', title: '0' }), ...production], event }
    const part = resolveBlockItem('cover-flow', { heading: 'Film', ...lists, link }, { sources, records })
    expect(ids(part.productions)).toEqual(['b', 'a', '0', 'c'])
    expect(part.link).toEqual({ label: 'Alle', href: '/kva%20no' })
  })

  test('in the cover flow says when the next three showings are, not all forty', () => {
    const forty = Array.from({ length: 40 }, (_, number) =>
      showing({
        id: `s${number + 10}`,
        productionId: 'a',
        startsAt: new Date(NOW.getTime() + (number + 1) * 3_600_000).toISOString(),
      }),
    )
    const part = resolveBlockItem(
      'cover-flow',
      { heading: 'Film', ...lists },
      { sources, records: { production, event: forty } },
    )
    expect(ids(part.showings)).toEqual(['s10', 's11', 's12'])
  })

  test('as a list of events has what is still to come', () => {
    expect(ids(resolveBlockItem('events-list', { heading: 'Filmar', ...lists }, given).productions)).toEqual([
      'b',
      'a',
    ])
  })
})

describe('the schedule', () => {
  const schedule = (days: number, now = NOW) =>
    resolveBlockItem('schedule', { heading: 'Veka', showings: 'showings', days }, { ...given, now })

  test('has the showings of so many days from today in Oslo, and their productions', () => {
    const part = schedule(2)
    expect(ids(part.showings)).toEqual(['k1', 'b1', 'a1'])
    expect(ids(part.productions)).toEqual(['k', 'b', 'a'])
    expect(ids(schedule(1).showings)).toEqual(['k1'])
  })

  test('leaves out what began yesterday, though it is not over', () => {
    const records = { production, event: [showing({ productionId: 'a', startsAt: '2026-11-20T22:30:00Z' })] }
    const settings = { heading: 'Veka', showings: 'showings', days: 7 }
    expect(
      resolveBlockItem('schedule', settings, { sources, records, now: new Date('2026-11-20T23:30:00Z') })
        .showings,
    ).toEqual([])
  })

  test('begins the day at midnight in Oslo', () => {
    expect(ids(schedule(1, new Date('2026-11-20T22:59:00Z')).showings)).toEqual([])
    expect(ids(schedule(1, new Date('2026-11-20T23:00:00Z')).showings)).toEqual(['b1', 'a1'])
  })
})

describe('tickets', () => {
  const one = source({ name: 'film', model: 'production', collection: false, filter: [where('id', 'a')] })
  const its = source({ name: 'its', model: 'event', filter: [where('productionId', 'a')] })
  const tickets = { ...given, sources: [one, its, ...sources] }

  test('are listed for all showings of the source that are still to come', () => {
    const part = resolveBlockItem(
      'ticket-list',
      { heading: 'Billettar', production: 'film', showings: 'its' },
      tickets,
    )
    expect(part.production.id).toBe('a')
    expect(part.calendarHref).toMatch(/^\/kalender\/.+\.ics$/)
    expect(ids(part.showings)).toEqual(['a1', 'a2'])
  })

  test('are shown for the next showing, or none', () => {
    expect(resolveBlockItem('ticket', { production: 'film', showings: 'its' }, tickets).showing?.id).toBe(
      'a1',
    )
    const later = { ...tickets, now: new Date('2027-01-01T00:00:00Z') }
    expect(resolveBlockItem('ticket', { production: 'film', showings: 'its' }, later).showing).toBeNull()
  })
})

test('a movie cover leads to the next three showings of its film', () => {
  const many = Array.from({ length: 5 }, (_, day) =>
    showing({ id: `e${day}`, productionId: 'a', startsAt: `2026-11-${24 - day}T18:00:00Z` }),
  )
  const part = resolveBlockItem(
    'movie-cover',
    { productionId: 'a' },
    { records: { production, event: many } },
  )
  expect(ids(part.showings)).toEqual(['e4', 'e3', 'e2'])
  expect(part).toMatchObject({ kicker: '', production: { id: 'a' } })
})

describe('of many showings, the few that a slide, a cover or a poster leads to', () => {
  const anyStates = fc.array(fc.constantFrom('planned', 'moved', 'cancelled', 'postponed'), { maxLength: 9 })
  const daily = (states: ShowingState[]) =>
    states.map((state, day) =>
      showing({
        ...{ id: `e${day}`, productionId: 'a', state },
        startsAt: `2026-12-0${day + 1}T18:00:00Z`,
        ...(state === 'moved' && { previousStart: '2026-11-01T18:00:00Z' }),
      }),
    )
  const takesPlace = (state: ShowingState) => state === 'planned' || state === 'moved'

  test('are the next, whatever became of it, and two to go to, however many before them are called off', () => {
    const event = daily(['cancelled', 'cancelled', 'postponed', 'cancelled', 'planned', 'moved', 'planned'])
    const records = { production, event }
    expect(ids(resolveBlockItem('movie-cover', { productionId: 'a' }, { records }).showings)).toEqual([
      'e0',
      'e4',
      'e5',
    ])
    expect(ids(resolveBlockItem('slideshow', { productionId: 'a' }, { records }).showings)).toEqual([
      'e0',
      'e4',
      'e5',
    ])
    const flow = resolveBlockItem('cover-flow', { heading: 'Film', ...lists }, { sources, records })
    expect(ids(flow.showings)).toEqual(['e0', 'e4', 'e5'])
  })

  test('are at most three in their own order, with the next among them and one to go to where there is one', () => {
    fc.assert(
      fc.property(anyStates, (states) => {
        const records = { production, event: daily(states) }
        const shown = resolveBlockItem('movie-cover', { productionId: 'a' }, { records }).showings
        expect(shown).toHaveLength(Math.min(3, states.length))
        expect(shown[0]?.id).toBe(states.length > 0 ? 'e0' : undefined)
        expect(ids(shown)).toEqual(ids(shown).toSorted())
        const firstToGoTo = states.findIndex(takesPlace)
        if (firstToGoTo >= 0) expect(ids(shown)).toContain(`e${firstToGoTo}`)
      }),
    )
  })
})

describe('a setting', () => {
  test('that names a source the page lacks says which there are', () => {
    const error = catchPageError(() =>
      resolveBlockItem('program', { ...program, mode: 'now', productions: 'film' }, given),
    )
    expect(error.message).toBe(
      '/kino, block 1 (program): productions in "tekst" names the source "film", but the page\'s sources are "films", "showings". Did you mean "films"?',
    )
    expect(error.field).toBe('productions')
  })

  test('that names a source of another model says which it must be', () => {
    const error = catchPageError(() =>
      resolveBlockItem('program', { ...program, mode: 'now', showings: 'films' }, given),
    )
    expect(error.message).toContain(
      'showings in "tekst" names the source "films", which finds production records',
    )
  })

  test('that must name one record cannot name a collection', () => {
    const error = catchPageError(() =>
      resolveBlockItem('ticket', { production: 'films', showings: 'showings' }, given),
    )
    expect(error.message).toContain('names the source "films", which is a collection')
  })

  test('that names a production which is not there says so', () => {
    const error = catchPageError(() => resolveBlockItem('movie-cover', { productionId: 'borte' }))
    expect(error.message).toContain(
      'productionId in "tekst" names the production "borte", which is not there',
    )
  })
})
