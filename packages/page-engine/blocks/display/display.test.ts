import { describe, expect, test } from 'vitest'
import { film, media, NOW, showing, site, source } from '../../testing/test-records.ts'
import { resolveBlockItem } from '../../testing/test-resolve.ts'

/** Friday 20 November 2026, one o'clock in Oslo. */
const sources = [source({ name: 'showings', model: 'event' })]
const production = [film({ id: 'a', title: 'A' }), film({ id: 'b', title: 'B' })]
const on = (id: string, startsAt: string, state: 'planned' | 'cancelled' = 'planned') =>
  showing({ id, productionId: id.charAt(0), startsAt, state })

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the foyer screen', () => {
  const screen = (event: ReturnType<typeof on>[], now = NOW) =>
    resolveBlockItem(
      'foyer-screen',
      { heading: 'Fjordheim', showings: 'showings' },
      { sources, records: { production, event }, now },
    )

  test('has the showings left today, also those that have started, and the next day with showings', () => {
    const resolved = screen([
      on('a-over', '2026-11-20T09:00:00Z'),
      on('a-begun', '2026-11-20T11:30:00Z'),
      on('b-tonight', '2026-11-20T18:00:00Z'),
      on('b-sunday', '2026-11-22T18:00:00Z'),
      on('a-monday', '2026-11-23T18:00:00Z'),
    ])
    expect(ids(resolved.showings)).toEqual(['a-begun', 'b-tonight', 'b-sunday'])
    expect(ids(resolved.productions)).toEqual(['a', 'b'])
    expect(resolved.heading).toBe('Fjordheim')
  })

  test('has the next days when nothing is left today', () => {
    const event = [on('a1', '2026-11-20T09:00:00Z'), on('b1', '2026-11-21T18:00:00Z')]
    expect(ids(screen(event).showings)).toEqual(['b1'])
  })

  test('has a cancelled showing today, and skips a later day with cancelled showings only', () => {
    const event = [
      on('a-today', '2026-11-20T18:00:00Z', 'cancelled'),
      on('a-saturday', '2026-11-21T18:00:00Z', 'cancelled'),
      on('b-sunday', '2026-11-22T18:00:00Z'),
      on('a-sunday', '2026-11-22T20:00:00Z', 'cancelled'),
    ]
    expect(ids(screen(event).showings)).toEqual(['a-today', 'b-sunday', 'a-sunday'])
  })

  test('changes to the next day at midnight in Oslo', () => {
    const event = [on('a1', '2026-11-20T22:30:00Z'), on('b1', '2026-11-21T18:00:00Z')]
    expect(ids(screen(event, new Date('2026-11-20T22:59:00Z')).showings)).toEqual(['a1', 'b1'])
    expect(ids(screen(event, new Date('2026-11-20T23:00:00Z')).showings)).toEqual(['b1'])
  })

  test('is empty without showings', () => {
    expect(screen([]).showings).toEqual([])
  })
})

describe('the week poster', () => {
  const event = [
    on('a-monday', '2026-11-16T18:00:00Z'),
    on('a-friday', '2026-11-20T18:00:00Z'),
    on('b-sunday', '2026-11-22T22:59:00Z'),
    on('a-next-monday', '2026-11-22T23:00:00Z'),
    on('b-thursday', '2026-11-26T22:59:00Z'),
    on('a-next-friday', '2026-11-26T23:00:00Z'),
  ]
  const poster = (from: 'today' | 'this-monday' | 'next-monday', records = {}) =>
    resolveBlockItem(
      'week-poster',
      { heading: 'Veka', showings: 'showings', from },
      { sources, records: { production, event, ...records } },
    )

  test('that starts today has seven days', () => {
    const resolved = poster('today')
    expect(resolved).toMatchObject({ from: '2026-11-20', to: '2026-11-26' })
    expect(ids(resolved.showings)).toEqual(['a-friday', 'b-sunday', 'a-next-monday', 'b-thursday'])
  })

  test('that starts this Monday has the showings left until Sunday', () => {
    const resolved = poster('this-monday')
    expect(resolved).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
    expect(ids(resolved.showings)).toEqual(['a-friday', 'b-sunday'])
  })

  test('that starts next Monday has Monday to Sunday of next week', () => {
    const resolved = poster('next-monday')
    expect(resolved).toMatchObject({ from: '2026-11-23', to: '2026-11-29' })
    expect(ids(resolved.showings)).toEqual(['a-next-monday', 'b-thursday', 'a-next-friday'])
  })

  test('that starts this Monday shows the ending week on a Sunday', () => {
    const resolved = resolveBlockItem(
      'week-poster',
      { heading: 'Veka', showings: 'showings', from: 'this-monday' },
      { sources, records: { production, event }, now: new Date('2026-11-22T12:00:00Z') },
    )
    expect(resolved).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  })

  test('has the name, logo and contact details of the house', () => {
    const defaults = site()
    const complete = site({
      theme: { ...defaults.theme, logo: '/images/logo' },
      organisation: {
        ...defaults.organisation,
        street: 'Kaivegen 3',
        postalCode: '5999',
        town: 'Fjordheim',
        phone: '55 00 00 00',
      },
    })
    expect(poster('today', { site: [complete], media: [media({ id: 'logo' })] }).house).toMatchObject({
      name: 'Fjordheim kulturhus',
      logo: { src: '/images/logo' },
      address: 'Kaivegen 3, 5999 Fjordheim',
      phone: '55 00 00 00',
      web: 'fjordheim.example',
    })
    expect(poster('today').house).toMatchObject({ address: '', logo: null })
    expect(poster('today').siteUrl).toBe(new URL('/', site().host).href)
  })
})
