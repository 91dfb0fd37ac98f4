import { describe, expect, test } from 'vitest'
import { article, film, media, showing } from '../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../testing/test-resolve.ts'

describe('a slide', () => {
  test('of a production takes title, text and showings from it', () => {
    const records = {
      production: [film({ genres: ['Skrekk'] })],
      event: [showing(), showing({ id: 'e2', productionId: 'other' })],
    }
    const part = resolveBlockItem('slideshow', { productionId: 'nosferatu' }, { records })
    expect(part).toMatchObject({
      kicker: 'Skrekk',
      title: 'Nosferatu',
      text: 'Ein greve på reise.',
      link: null,
    })
    expect(part.production?.id).toBe('nosferatu')
    expect(part.showings.map(({ id }) => id)).toEqual(['e1'])
  })

  test('shows what is written before what the production gives', () => {
    const records = { production: [film()] }
    const written = { kicker: 'Strikkekino', title: 'Strikk!', text: '' }
    expect(
      resolveBlockItem('slideshow', { productionId: 'nosferatu', ...written }, { records }),
    ).toMatchObject(written)
  })

  test('may stand for itself', () => {
    const records = { media: [media()] }
    const part = resolveBlockItem(
      'slideshow',
      { title: 'Bar', image: 'm1', link: { label: 'Sjå', href: '/bar' } },
      { records },
    )
    expect(part).toMatchObject({
      kicker: '',
      title: 'Bar',
      production: null,
      showings: [],
      image: { alt: 'Foajeen' },
    })
    expect(part.link).toEqual({ label: 'Sjå', href: '/bar' })
  })
})

describe('the key of a dialog', () => {
  const keyOf = (html: string) => resolveBlockItem('modal-dialog', { heading: 'Hei', html }).key

  test('stays while the message stays, and changes with it', () => {
    expect(keyOf('Stengt')).toBe(keyOf('Stengt'))
    expect(keyOf('Stengt')).not.toBe(keyOf('Ope'))
    expect(keyOf('Stengt')).toMatch(/^[\da-f]{8}$/)
  })

  test('changes with heading and link too', () => {
    const keys = [
      keyOf('x'),
      resolveBlockItem('modal-dialog', { heading: 'Hallo', html: 'x' }).key,
      resolveBlockItem('modal-dialog', { heading: 'Hei', html: 'x', link: { label: 'Sjå', href: '/a' } }).key,
      resolveBlockItem('modal-dialog', { heading: 'Hei', html: 'x', link: { label: 'Sjå', href: '/b' } }).key,
    ]
    expect(new Set(keys).size).toBe(4)
  })
})

test('a dialog is cleaned', () => {
  expect(resolveBlockItem('modal-dialog', { heading: 'Hei', html: '<b>x</b>' }).html).toBe('clean(<b>x</b>)')
})

describe('a list of cards', () => {
  test('has the productions and articles that were picked, in that order', () => {
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

  test('names the pick that is not there', () => {
    const error = catchPageError(() => resolveBlockItem('card-list', { heading: 'Utvalt', picks: ['borte'] }))
    expect(error.message).toContain(
      'picks.0 in "tekst" names "borte", but no production or article has that id',
    )
    expect(error.field).toBe('picks.0')
  })

  test('may be written by hand', () => {
    const card = { title: 'Bar', text: 'Ope', href: '/bar?dag=i dag#no', image: 'm1' }
    const part = resolveBlockItem(
      'manual-card-list',
      { heading: 'Hus', cards: [card] },
      { records: { media: [media()] } },
    )
    expect(part.cards).toMatchObject([
      { title: 'Bar', text: 'Ope', href: '/bar?dag=i dag#no', image: { alt: 'Foajeen' } },
    ])
  })

  test('written by hand names the card whose picture is gone', () => {
    const card = { title: 'Bar', text: '', href: '/bar' }
    const error = catchPageError(() =>
      resolveBlockItem('manual-card-list', { heading: 'Hus', cards: [card, { ...card, image: 'm9' }] }),
    )
    expect(error.field).toBe('cards.1.image')
  })
})

test('quick links may say what they lead to', () => {
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
