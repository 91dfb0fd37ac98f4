import { describe, expect, test } from 'vitest'
import { film, media, NOW, showing, site, source } from '../testing/test-records.ts'
import { resolveBlockItem } from '../testing/test-resolve.ts'

/** Friday 20 November 2026, one o'clock in Oslo. */
const sources = [source({ name: 'showings', model: 'event' })]
const production = [film({ id: 'a', title: 'A' }), film({ id: 'b', title: 'B' })]
const on = (id: string, startsAt: string, state: 'planned' | 'cancelled' = 'planned') =>
  showing({ id, productionId: id.charAt(0), startsAt, state })

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the screen in the foyer', () => {
  const screen = (event: ReturnType<typeof on>[], now = NOW) =>
    resolveBlockItem(
      'foyer-screen',
      { heading: 'Fjordheim', showings: 'showings' },
      { sources, records: { production, event }, now },
    )

  test('has what is left of today, also what has begun, and the next day with anything on', () => {
    const part = screen([
      on('a-over', '2026-11-20T09:00:00Z'),
      on('a-begun', '2026-11-20T11:30:00Z'),
      on('b-tonight', '2026-11-20T18:00:00Z'),
      on('b-sunday', '2026-11-22T18:00:00Z'),
      on('a-monday', '2026-11-23T18:00:00Z'),
    ])
    expect(ids(part.showings)).toEqual(['a-begun', 'b-tonight', 'b-sunday'])
    expect(ids(part.productions)).toEqual(['a', 'b'])
    expect(part.heading).toBe('Fjordheim')
  })

  test('goes on to the next days when today is over', () => {
    const event = [on('a1', '2026-11-20T09:00:00Z'), on('b1', '2026-11-21T18:00:00Z')]
    expect(ids(screen(event).showings)).toEqual(['b1'])
  })

  test('tells of a cancelled showing today, and passes over a later day with nothing else', () => {
    const event = [
      on('a-today', '2026-11-20T18:00:00Z', 'cancelled'),
      on('a-saturday', '2026-11-21T18:00:00Z', 'cancelled'),
      on('b-sunday', '2026-11-22T18:00:00Z'),
      on('a-sunday', '2026-11-22T20:00:00Z', 'cancelled'),
    ]
    expect(ids(screen(event).showings)).toEqual(['a-today', 'b-sunday', 'a-sunday'])
  })

  test('changes day at midnight in Oslo', () => {
    const event = [on('a1', '2026-11-20T22:30:00Z'), on('b1', '2026-11-21T18:00:00Z')]
    expect(ids(screen(event, new Date('2026-11-20T22:59:00Z')).showings)).toEqual(['a1', 'b1'])
    expect(ids(screen(event, new Date('2026-11-20T23:00:00Z')).showings)).toEqual(['b1'])
  })

  test('is empty when nothing is planned', () => {
    expect(screen([]).showings).toEqual([])
  })
})

describe('the poster of the week', () => {
  const event = [
    on('a-monday', '2026-11-16T18:00:00Z'),
    on('a-friday', '2026-11-20T18:00:00Z'),
    on('b-sunday', '2026-11-22T22:59:00Z'),
    on('a-next-monday', '2026-11-22T23:00:00Z'),
    on('b-thursday', '2026-11-26T22:59:00Z'),
    on('a-next-friday', '2026-11-26T23:00:00Z'),
  ]
  const poster = (from: 'today' | 'this-monday' | 'next-monday', given = {}) =>
    resolveBlockItem(
      'week-poster',
      { heading: 'Veka', showings: 'showings', from },
      { sources, records: { production, event, ...given } },
    )

  test('from today has seven days', () => {
    const part = poster('today')
    expect(part).toMatchObject({ from: '2026-11-20', to: '2026-11-26' })
    expect(ids(part.showings)).toEqual(['a-friday', 'b-sunday', 'a-next-monday', 'b-thursday'])
  })

  test('from Monday has what is left until Sunday', () => {
    const part = poster('this-monday')
    expect(part).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
    expect(ids(part.showings)).toEqual(['a-friday', 'b-sunday'])
  })

  test('of next week has Monday to Sunday', () => {
    const part = poster('next-monday')
    expect(part).toMatchObject({ from: '2026-11-23', to: '2026-11-29' })
    expect(ids(part.showings)).toEqual(['a-next-monday', 'b-thursday', 'a-next-friday'])
  })

  test('on a Sunday still belongs to the week that ends', () => {
    const part = resolveBlockItem(
      'week-poster',
      { heading: 'Veka', showings: 'showings', from: 'this-monday' },
      { sources, records: { production, event }, now: new Date('2026-11-22T12:00:00Z') },
    )
    expect(part).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  })

  test('is signed by the house', () => {
    const ordinary = site()
    const told = site({
      theme: { ...ordinary.theme, logo: '/images/logo' },
      organisation: {
        ...ordinary.organisation,
        street: 'Kaivegen 3',
        postalCode: '5999',
        town: 'Fjordheim',
        phone: '55 00 00 00',
      },
    })
    expect(poster('today', { site: [told], media: [media({ id: 'logo' })] }).house).toMatchObject({
      name: 'Fjordheim kulturhus',
      logo: { src: '/images/logo' },
      address: 'Kaivegen 3, 5999 Fjordheim',
      phone: '55 00 00 00',
      web: 'fjordheim.example',
    })
    expect(poster('today').house).toMatchObject({ address: '', logo: null })
  })
})
