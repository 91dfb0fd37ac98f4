import { expect, test } from 'vitest'
import { concert, film } from '../testing/test-records.ts'
import { toProductionCard } from './production-card.ts'

test('the card of a film links by parentSlug, of a culture event by pageReference', () => {
  expect(toProductionCard(film({ parentSlug: 'kva-er-"no"?-dxm-19220001' })).href).toBe(
    '/kva-er-%22no%22%3F-dxm-19220001',
  )
  expect(toProductionCard(concert()).href).toBe('/haustkonsert-abc123')
})

test('the kind of a film is its first genre, of a culture event its class', () => {
  expect(toProductionCard(film({ genres: ['Skrekk', 'Stum'] })).kind).toBe('Skrekk')
  expect(toProductionCard(film()).kind).toBe('')
  expect(toProductionCard(concert({ objectClass: 'Quiz' })).kind).toBe('Quiz')
})

test('missing values are null', () => {
  expect(toProductionCard(film())).toMatchObject({ minutes: null, premiere: null, poster: null, image: null })
})

test('a picture without a focal point has its center as focal point', () => {
  const asset = {
    type: 'poster',
    url: '/images/p',
    focalPointQuery: '',
    alt: 'Plakat',
    width: 10,
    height: 15,
  } as const
  expect(toProductionCard(film({ assets: [asset] })).poster?.focalPoint).toEqual({ x: 0.5, y: 0.5 })
})
