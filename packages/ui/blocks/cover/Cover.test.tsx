import type { ShowingView } from '@lerret/model'
import { expect, test } from 'vitest'
import { PageAnchorsContext } from '../../context/page-title.ts'
import { picture, STORIES, showing } from '../../stories/index.ts'
import { listHrefs, renderBlock, renderHtml, toText } from '../../testing.tsx'
import { Cover } from './Cover.tsx'

const [film] = STORIES.cover
if (!film) throw new Error('The cover has no story.')
const article = {
  ...film,
  tone: 'paper',
  ageLimit: null,
  poster: null,
  publishedAt: '2026-11-12T08:00:00.000Z',
} as const

test('a film’s cover has its poster, age limit and companion rule', () => {
  const html = renderBlock('cover')
  expect(html).toContain('alt="Eit andlet av metall over ein by"')
  expect(html).toContain('fetchPriority="high"')
  expect(toText(html)).toContain('Aldersgrense 9 år 6–8 år i følgje med vaksen')
})

test('a title in another language has the code of the language', () => {
  expect(renderBlock('cover', [{ ...film, lang: 'de' }])).toMatch(/<h\d [^>]*lang="de"[^>]*>Metropolis</)
  expect(renderBlock('cover', [film])).not.toContain('lang=')
})

test('an article’s cover has its date and no age limit', () => {
  const text = toText(renderBlock('cover', [article]))
  expect(text).toContain('torsdag 12. november')
  expect(text).not.toContain('Aldersgrense')
})

test('a cover can be without a picture', () => {
  expect(renderBlock('cover', [article])).not.toContain('<img')
  expect(renderBlock('cover', [{ ...article, image: picture('kai', 'Kaia') }])).toContain('alt="Kaia"')
})

const renderWith = (...showings: ShowingView[]) =>
  renderHtml(
    <PageAnchorsContext value={{ tickets: '#billettar', showings, trailer: null }}>
      <Cover item={film} />
    </PageAnchorsContext>,
  )
const later = showing({ id: 'later', startsAt: '2026-11-21T18:00:00Z', endsAt: '2026-11-21T20:00:00Z' })

test('the next showing has its day, time, hall and price, and the button buys the only ticket', () => {
  const html = renderWith(showing({ priceFrom: 120 }))
  expect(toText(html)).toContain('I kveld 19.00 Storsalen frå 120 kr')
  expect(listHrefs(html)).toContain(showing().purchaseHref)
  expect(toText(html)).toContain('Kjøp billett')
})

test('of several showings the button leads to the list', () => {
  const html = renderWith(showing(), later)
  expect(listHrefs(html)).toContain('#billettar')
  expect(toText(html)).toContain('Sjå framsyningar')
})

test('a cancelled showing is passed over when there is another', () => {
  const html = renderWith(showing({ state: 'cancelled', purchaseHref: null }), later)
  expect(toText(html)).toContain('Laurdag 19.00 Storsalen')
  expect(toText(html)).not.toContain('Avlyst')
})

test.each([
  ['Avlyst', { state: 'cancelled' }],
  ['Utsett', { state: 'postponed' }],
  ['Utselt', { ticketStatus: 'sold-out' }],
  ['Sal i døra', { ticketStatus: 'at-door' }],
  ['Gratis – berre kom', { ticketStatus: 'free' }],
] as const)('instead of a button without tickets it says %s', (status, facts) => {
  const html = renderWith(showing({ ...facts, purchaseHref: null }))
  expect(toText(html)).toContain(status)
  expect(listHrefs(html)).not.toContain('#billettar')
})

test('before the sale it says when the sale opens, if that is known', () => {
  const notYet = { ticketStatus: 'not-yet', purchaseHref: null } as const
  expect(toText(renderWith(showing(notYet)))).toContain('Ikkje til sals enno')
  const html = renderWith(showing({ ...notYet, saleOpensAt: '2026-11-21T09:00:00Z' }))
  expect(toText(html)).toContain('Billettsalet opnar laurdag 10.00')
  expect(toText(html)).not.toContain('Ikkje til sals enno')
})

test('without showings there is neither a date nor a button', () => {
  expect(listHrefs(renderWith())).not.toContain('#billettar')
})

test('the main button of a film without showings, or not on sale yet, asks for a mail', () => {
  const notYet = showing({ ticketStatus: 'not-yet', purchaseHref: null })
  for (const html of [renderWith(), renderWith(notYet)]) {
    expect(html).toMatch(/class="[^"]*signal[^"]*"[^>]*>Sei frå når billettane kjem/)
    expect(listHrefs(html)).toContain('/vil-sja?film=metropolis')
  }
  for (const html of [renderWith(showing()), renderWith(showing({ state: 'cancelled' }))])
    expect(toText(html)).not.toContain('Sei frå')
})
