import type { Media, Production, Safe } from '@lerret/model'
import { expect, test } from 'vitest'
import { concert, film } from '../testing/test-records.ts'
import { toProductionCard } from './production-card.ts'

/** The card of a production, with a picture of the media library or none. */
const toCard = (production: Safe<Production>, media?: Partial<Media>) =>
  toProductionCard(production, { find: () => media as never, translation: null })

test('the card of a film links by parentSlug, of a culture event by pageReference', () => {
  expect(toCard(film({ parentSlug: 'kva-er-"no"?-dxm-19220001' })).href).toBe(
    '/kva-er-%22no%22%3F-dxm-19220001',
  )
  expect(toCard(concert()).href).toBe('/haustkonsert-abc123')
})

test('the kind of a film is its first genre, of a culture event its class', () => {
  expect(toCard(film({ genres: ['Skrekk', 'Stum'] })).kind).toBe('Skrekk')
  expect(toCard(film()).kind).toBe('')
  expect(toCard(concert({ objectClass: 'Quiz' })).kind).toBe('Quiz')
})

test('missing values are null', () => {
  expect(toCard(film())).toMatchObject({ minutes: null, premiere: null, poster: null, image: null })
})

const asset = {
  type: 'poster',
  url: '/images/p',
  focalPointQuery: '',
  alt: 'Plakat',
  width: 10,
  height: 15,
} as const
const media = {
  fileName: 'upload-0123456789abcdef.jpg',
  alt: 'Greven i døra',
  width: 20,
  height: 30,
  focalPoint: { x: 0.2, y: 0.1 },
}

test('size, focal point and file of a picture are those of the media library', () => {
  expect(toCard(film({ assets: [{ ...asset, alt: '' }] }), media).poster).toEqual({
    src: '/images/p?v=0123456789abcdef',
    alt: 'Greven i døra',
    width: 20,
    height: 30,
    focalPoint: { x: 0.2, y: 0.1 },
  })
})

test('a production may have its own alt text for a picture', () => {
  expect(toCard(film({ assets: [asset] }), media).poster?.alt).toBe('Plakat')
})

test('a picture that is not in the library has what the production has, with its center as focal point', () => {
  expect(toCard(film({ assets: [asset] })).poster).toEqual({
    src: '/images/p',
    alt: 'Plakat',
    width: 10,
    height: 15,
    focalPoint: { x: 0.5, y: 0.5 },
  })
})
