import type { ShowingState } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concert, film, NOW, showing, source, where } from '../../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../../testing/test-resolve.ts'

const sources = [
  source({ name: 'films', model: 'production', filter: [where('object', 'movie')] }),
  source({ name: 'showings', model: 'event' }),
]
const lists = { productions: 'films', showings: 'showings' }
const programme = { heading: 'Program', groupBy: 'day', filters: true, ...lists } as const

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
const options = { sources, records: { production, event } }

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the programme', () => {
  test('in mode "now" has the productions with upcoming showings, sorted by the next showing', () => {
    const resolved = resolveBlockItem('program', { ...programme, mode: 'now' }, options)
    expect(ids(resolved.productions)).toEqual(['b', 'a'])
    expect(ids(resolved.showings)).toEqual(['b1', 'a1', 'a2'])
    expect(resolved).toMatchObject({ heading: 'Program', mode: 'now', groupBy: 'day', filters: true })
  })

  test('includes cancelled and postponed showings, and leaves out those that have ended', () => {
    const resolved = resolveBlockItem('program', { ...programme, mode: 'now' }, options)
    expect(resolved.showings.map(({ state }) => state)).toEqual(['cancelled', 'postponed', 'planned'])
    const justBefore = new Date(NOW.getTime() - 1)
    expect(
      ids(
        resolveBlockItem('program', { ...programme, mode: 'now' }, { ...options, now: justBefore })
          .productions,
      ),
    ).toEqual(['c', 'b', 'a'])
  })

  test('in mode "coming" has every production, sorted by premiere or first showing, those without either last', () => {
    const coming = [
      film({ id: 'none', title: 'A' }),
      film({ id: 'late', title: 'B', premiere: '2026-12-24' }),
      film({ id: 'shown', title: 'C' }),
      film({ id: 'soon', title: 'D', premiere: '2026-11-21' }),
    ]
    const shown = [showing({ productionId: 'shown', startsAt: '2026-11-21T23:30:00Z' })]
    const resolved = resolveBlockItem(
      'program',
      { ...programme, mode: 'coming' },
      { sources, records: { production: coming, event: shown } },
    )
    expect(ids(resolved.productions)).toEqual(['soon', 'shown', 'late', 'none'])
    expect(ids(resolved.showings)).toEqual(['e1'])
  })

  test('of culture limits productions, not showings', () => {
    const resolved = resolveBlockItem('culture-program', { heading: 'Kultur', ...lists, limit: 1 }, options)
    expect(ids(resolved.productions)).toEqual(['b'])
    expect(ids(resolved.showings)).toEqual(['b1'])
    const limitedToTwo = resolveBlockItem(
      'culture-program',
      { heading: 'Kultur', ...lists, limit: 2 },
      options,
    )
    expect(ids(limitedToTwo.showings)).toEqual(['b1', 'a1', 'a2'])
  })

  test('as cover flow has every production, those without showings last', () => {
    const link = { label: 'Alle', href: '/kva no' }
    const records = { production: [film({ id: '0', title: '0' }), ...production], event }
    const resolved = resolveBlockItem('cover-flow', { heading: 'Film', ...lists, link }, { sources, records })
    expect(ids(resolved.productions)).toEqual(['b', 'a', '0', 'c'])
    expect(resolved.link).toEqual({ label: 'Alle', href: '/kva%20no' })
  })

  test('as cover flow has at most the next three showings of each production', () => {
    const forty = Array.from({ length: 40 }, (_, number) =>
      showing({
        id: `s${number + 10}`,
        productionId: 'a',
        startsAt: new Date(NOW.getTime() + (number + 1) * 3_600_000).toISOString(),
      }),
    )
    const resolved = resolveBlockItem(
      'cover-flow',
      { heading: 'Film', ...lists },
      { sources, records: { production, event: forty } },
    )
    expect(ids(resolved.showings)).toEqual(['s10', 's11', 's12'])
  })

  test('as events list has the productions with upcoming showings', () => {
    expect(
      ids(resolveBlockItem('events-list', { heading: 'Filmar', ...lists }, options).productions),
    ).toEqual(['b', 'a'])
  })
})

describe('the schedule', () => {
  const schedule = (days: number, now = NOW) =>
    resolveBlockItem('schedule', { heading: 'Veka', showings: 'showings', days }, { ...options, now })

  test('has the showings of the given number of days from today in Oslo, and their productions', () => {
    const resolved = schedule(2)
    expect(ids(resolved.showings)).toEqual(['k1', 'b1', 'a1'])
    expect(ids(resolved.productions)).toEqual(['k', 'b', 'a'])
    expect(ids(schedule(1).showings)).toEqual(['k1'])
  })

  test('leaves out a showing that started yesterday and has not ended', () => {
    const records = { production, event: [showing({ productionId: 'a', startsAt: '2026-11-20T22:30:00Z' })] }
    const settings = { heading: 'Veka', showings: 'showings', days: 7 }
    expect(
      resolveBlockItem('schedule', settings, { sources, records, now: new Date('2026-11-20T23:30:00Z') })
        .showings,
    ).toEqual([])
  })

  test('starts the day at midnight in Oslo', () => {
    expect(ids(schedule(2, new Date('2026-11-20T22:59:00Z')).showings)).toEqual(['b1', 'a1'])
    expect(ids(schedule(2, new Date('2026-11-20T23:00:00Z')).showings)).toEqual(['b1', 'a1', 'a2'])
  })

  test('of one day has tomorrow when the last showing of today has ended', () => {
    expect(ids(schedule(1, new Date('2026-11-20T19:00:00Z')).showings)).toEqual(['k1'])
    expect(ids(schedule(1, new Date('2026-11-20T22:30:00Z')).showings)).toEqual(['b1', 'a1'])
    expect(schedule(1, new Date('2026-11-20T22:30:00Z')).days).toBe(1)
  })

  test('of one day is empty when tomorrow has no showings either', () => {
    expect(schedule(1, new Date('2026-11-18T12:00:00Z')).showings).toEqual([])
  })
})

describe('tickets', () => {
  const filmSource = source({
    name: 'film',
    model: 'production',
    collection: false,
    filter: [where('id', 'a')],
  })
  const filmShowings = source({ name: 'its', model: 'event', filter: [where('productionId', 'a')] })
  const tickets = { ...options, sources: [filmSource, filmShowings, ...sources] }

  test('are listed for all upcoming showings of the source', () => {
    const resolved = resolveBlockItem(
      'ticket-list',
      { heading: 'Billettar', production: 'film', showings: 'its' },
      tickets,
    )
    expect(resolved.production.id).toBe('a')
    expect(resolved.calendarHref).toMatch(/^\/kalender\/.+\.ics$/)
    expect(ids(resolved.showings)).toEqual(['a1', 'a2'])
  })

  test('are shown for the next showing, if there is one', () => {
    expect(resolveBlockItem('ticket', { production: 'film', showings: 'its' }, tickets).showing?.id).toBe(
      'a1',
    )
    const later = { ...tickets, now: new Date('2027-01-01T00:00:00Z') }
    expect(resolveBlockItem('ticket', { production: 'film', showings: 'its' }, later).showing).toBeNull()
  })
})

test('a movie cover has the next three showings of its film', () => {
  const many = Array.from({ length: 5 }, (_, day) =>
    showing({ id: `e${day}`, productionId: 'a', startsAt: `2026-11-${24 - day}T18:00:00Z` }),
  )
  const resolved = resolveBlockItem(
    'movie-cover',
    { productionId: 'a' },
    { records: { production, event: many } },
  )
  expect(ids(resolved.showings)).toEqual(['e4', 'e3', 'e2'])
  expect(resolved).toMatchObject({ kicker: '', production: { id: 'a' } })
})

describe('the next showings of a slide, a cover or a poster', () => {
  const arbitraryStates = fc.array(fc.constantFrom('planned', 'moved', 'cancelled', 'postponed'), {
    maxLength: 9,
  })
  const daily = (states: ShowingState[]) =>
    states.map((state, day) =>
      showing({
        id: `e${day}`,
        productionId: 'a',
        state,
        startsAt: `2026-12-0${day + 1}T18:00:00Z`,
        ...(state === 'moved' && { previousStart: '2026-11-01T18:00:00Z' }),
      }),
    )
  const takesPlace = (state: ShowingState) => state === 'planned' || state === 'moved'

  test('are the very next one, even cancelled, and the first two others that take place', () => {
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

  test('are at most three in order, with the very next one and the first that takes place', () => {
    fc.assert(
      fc.property(arbitraryStates, (states) => {
        const records = { production, event: daily(states) }
        const shown = resolveBlockItem('movie-cover', { productionId: 'a' }, { records }).showings
        expect(shown).toHaveLength(Math.min(3, states.length))
        expect(shown[0]?.id).toBe(states.length > 0 ? 'e0' : undefined)
        expect(ids(shown)).toEqual(ids(shown).toSorted())
        const firstTakingPlace = states.findIndex(takesPlace)
        if (firstTakingPlace >= 0) expect(ids(shown)).toContain(`e${firstTakingPlace}`)
      }),
    )
  })
})

describe('a setting', () => {
  test('with an unknown source is an error that lists the page sources', () => {
    const error = catchPageError(() =>
      resolveBlockItem('program', { ...programme, mode: 'now', productions: 'film' }, options),
    )
    expect(error.message).toBe(
      '/kino, block 1 (program): productions in "tekst" names the source "film", but the page\'s sources are "films", "showings". Did you mean "films"?',
    )
    expect(error.field).toBe('productions')
  })

  test('with a source of another model is an error that names the right model', () => {
    const error = catchPageError(() =>
      resolveBlockItem('program', { ...programme, mode: 'now', showings: 'films' }, options),
    )
    expect(error.message).toContain(
      'showings in "tekst" names the source "films", which finds production records',
    )
  })

  test('that needs a single record cannot refer to a collection', () => {
    const error = catchPageError(() =>
      resolveBlockItem('ticket', { production: 'films', showings: 'showings' }, options),
    )
    expect(error.message).toContain('names the source "films", which is a collection')
  })

  test('with a missing production is an error that names it', () => {
    const error = catchPageError(() => resolveBlockItem('movie-cover', { productionId: 'borte' }))
    expect(error.message).toContain(
      'productionId in "tekst" names the production "borte", which is not there',
    )
  })
})
