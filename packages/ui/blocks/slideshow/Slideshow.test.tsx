import type { SlideshowBlockItem } from '@lerret/page-engine/page-data'
import { expect, test } from 'vitest'
import { film, showing } from '../../stories/index.ts'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

const slide = (facts: Partial<SlideshowBlockItem>): SlideshowBlockItem => ({
  kicker: '',
  title: 'Nosferatu',
  text: '',
  image: null,
  link: null,
  production: film(),
  showings: [showing()],
  ...facts,
})

test('a slide has its time and hall, and the age limit next to its button', () => {
  expect(toText(renderBlock('slideshow', [slide({})]))).toBe(
    'Nosferatu I kveld 19.00 Storsalen Aldersgrense 12 år Kjøp billett til Nosferatu, 15. november 19.00',
  )
})

test('each slide has a link to it', () => {
  const html = renderBlock('slideshow')
  expect(listHrefs(html)).toEqual(expect.arrayContaining(['#blokk-1', '#blokk-2']))
  expect(html).toContain('id="blokk-2"')
  expect(toText(html)).toContain('Vis 2: Den Store Kinodagen')
})

test('the link to the visible slide is marked, at first the first', () => {
  const html = renderBlock('slideshow')
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).toMatch(/href="#blokk-1"[^>]*aria-current="true"/)
})

test('a single slide has no links to slides', () => {
  expect(listHrefs(renderBlock('slideshow', [slide({})]))).not.toContain('#blokk-1')
})

test('without a script there is no pause button', () => {
  expect(renderBlock('slideshow')).not.toContain('<button')
})

test('only the first picture is loaded with high priority', () => {
  const image = { src: '/images/a', alt: 'A', width: 1600, height: 900, focalPoint: { x: 0.5, y: 0.5 } }
  const html = renderBlock('slideshow', [slide({ image }), slide({ image })])
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  expect(html.match(/loading="lazy"/g)).toHaveLength(1)
})

test('a slide of a film without tickets links to the film', () => {
  expect(toText(renderBlock('slideshow', [slide({ showings: [] })]))).toContain('Les meir')
})

test('a sold-out film says so on its slide', () => {
  const html = renderBlock('slideshow', [
    slide({ showings: [showing({ ticketStatus: 'sold-out', purchaseHref: null })] }),
  ])
  expect(toText(html)).toContain('Utselt')
  expect(html).not.toContain('billett.example')
})

test.each([
  ['cancelled', 'Avlyst'],
  ['postponed', 'Utsett'],
] as const)(
  'a slide whose showings are all %s says %s, with the planned time and a link to the film',
  (state, text) => {
    const html = renderBlock('slideshow', [slide({ showings: [showing({ state, purchaseHref: null })] })])
    expect(toText(html)).toContain('I kveld 19.00 Storsalen')
    expect(toText(html)).toContain(text)
    expect(toText(html)).toContain('Les meir')
  },
)
