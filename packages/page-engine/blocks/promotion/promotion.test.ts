import { describe, expect, test } from 'vitest'
import { article, film, media, showing } from '../../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../../testing/test-resolve.ts'

describe('a slide', () => {
  test('of a production takes title, text and showings from it', () => {
    const records = {
      production: [film({ genres: ['Skrekk'] })],
      event: [showing(), showing({ id: 'e2', productionId: 'other' })],
    }
    const resolved = resolveBlockItem('slideshow', { productionId: 'nosferatu' }, { records })
    expect(resolved).toMatchObject({
      kicker: 'Skrekk',
      title: 'Nosferatu',
      text: 'Ein greve på reise.',
      link: null,
    })
    expect(resolved.production?.id).toBe('nosferatu')
    expect(resolved.showings.map(({ id }) => id)).toEqual(['e1'])
  })

  test('prefers texts in the settings to those of the production', () => {
    const records = { production: [film()] }
    const written = { kicker: 'Strikkekino', title: 'Strikk!', text: '' }
    expect(
      resolveBlockItem('slideshow', { productionId: 'nosferatu', ...written }, { records }),
    ).toMatchObject(written)
  })

  test('may have no production', () => {
    const records = { media: [media()] }
    const resolved = resolveBlockItem(
      'slideshow',
      { title: 'Bar', image: 'm1', link: { label: 'Sjå', href: '/bar' } },
      { records },
    )
    expect(resolved).toMatchObject({
      kicker: '',
      title: 'Bar',
      production: null,
      showings: [],
      image: { alt: 'Foajeen' },
    })
    expect(resolved.link).toEqual({ label: 'Sjå', href: '/bar' })
  })
})

describe('the key of a dialog', () => {
  const resolveKey = (html: string) => resolveBlockItem('modal-dialog', { heading: 'Hei', html }).key

  test('stays the same for the same message, and changes with it', () => {
    expect(resolveKey('Stengt')).toBe(resolveKey('Stengt'))
    expect(resolveKey('Stengt')).not.toBe(resolveKey('Ope'))
    expect(resolveKey('Stengt')).toMatch(/^[\da-f]{8}$/)
  })

  test('changes with heading and link too', () => {
    const keys = [
      resolveKey('x'),
      resolveBlockItem('modal-dialog', { heading: 'Hallo', html: 'x' }).key,
      resolveBlockItem('modal-dialog', { heading: 'Hei', html: 'x', link: { label: 'Sjå', href: '/a' } }).key,
      resolveBlockItem('modal-dialog', { heading: 'Hei', html: 'x', link: { label: 'Sjå', href: '/b' } }).key,
    ]
    expect(new Set(keys).size).toBe(4)
  })
})

test("a dialog's HTML is cleaned", () => {
  expect(resolveBlockItem('modal-dialog', { heading: 'Hei', html: '<b>x</b>' }).html).toBe('clean(<b>x</b>)')
})

describe('a list of cards', () => {
  test('has the picked productions and articles, in that order', () => {
    const records = { production: [film()], article: [article({ id: 'a1' })] }
    expect(
      resolveBlockItem('card-list', { heading: 'Utvalt', picks: ['a1', 'nosferatu'] }, { records }),
    ).toEqual({
      heading: 'Utvalt',
      cards: [
        {
          title: 'Vaffelkino på laurdag',
          text: 'Me steikjer vaflar.',
          href: '/article/vaffelkino-p%C3%A5-laurdag',
          image: null,
        },
        { title: 'Nosferatu', text: 'Ein greve på reise.', href: '/nosferatu-dxm-19220001', image: null },
      ],
    })
  })

  test('with a missing pick is an error that names it', () => {
    const error = catchPageError(() => resolveBlockItem('card-list', { heading: 'Utvalt', picks: ['borte'] }))
    expect(error.message).toContain(
      'picks.0 in "tekst" names "borte", but no production or article has that id',
    )
    expect(error.field).toBe('picks.0')
  })

  test('may have cards written by an editor', () => {
    const card = { title: 'Bar', text: 'Ope', href: '/bar?dag=i dag#no', image: 'm1' }
    const resolved = resolveBlockItem(
      'manual-card-list',
      { heading: 'Hus', cards: [card] },
      { records: { media: [media()] } },
    )
    expect(resolved.cards).toMatchObject([
      { title: 'Bar', text: 'Ope', href: '/bar?dag=i dag#no', image: { alt: 'Foajeen' } },
    ])
  })

  test('with cards written by an editor is an error when a picture is missing', () => {
    const card = { title: 'Bar', text: '', href: '/bar' }
    const error = catchPageError(() =>
      resolveBlockItem('manual-card-list', { heading: 'Hus', cards: [card, { ...card, image: 'm9' }] }),
    )
    expect(error.field).toBe('cards.1.image')
  })
})

test('quick links may have a text', () => {
  const links = [
    { label: 'Leige', href: '/leige', text: 'Lei salen' },
    { label: 'Ring', href: 'tel:55' },
  ]
  expect(resolveBlockItem('quick-links', { links })).toEqual({
    heading: '',
    links: [
      { label: 'Leige', href: '/leige', text: 'Lei salen' },
      { label: 'Ring', href: 'tel:55', text: '' },
    ],
  })
})

test('a gift card is bought at the checkout of the venue', () => {
  expect(resolveBlockItem('gift-card', { heading: 'Gåvekort', text: 'Gi bort' }).href).toBe(
    'https://billett.example/7/giftcard',
  )
})

test('app links lead to the stores', () => {
  const settings = {
    heading: 'App',
    text: '',
    appStore: 'https://a.example',
    googlePlay: 'https://g.example',
  }
  expect(resolveBlockItem('app-links', settings)).toEqual(settings)
})
