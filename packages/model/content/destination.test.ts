import { expect, test } from 'vitest'
import { destinationAddress, destinationKey, destinationsOf } from './destination.ts'

const matomo = { url: 'https://statistikk.example/matomo/', siteId: '7' }

test('nobody is told anything unless the house has chosen so', () => {
  expect(destinationsOf({ facebookPixelId: '' })).toEqual([])
  expect(destinationsOf({ facebookPixelId: '', analytics: {} })).toEqual([])
})

test('each that the house has chosen is one, at its own address', () => {
  const destinations = destinationsOf({ facebookPixelId: '1234567890', analytics: { matomo } })
  expect(destinations.map(destinationAddress)).toEqual([
    'https://www.facebook.com/tr',
    'https://statistikk.example/matomo/matomo.php',
  ])
})

test('another pixel is another destination', () => {
  const keys = ['1', '2'].flatMap((facebookPixelId) =>
    destinationsOf({ facebookPixelId }).map(destinationKey),
  )
  expect(new Set(keys).size).toBe(2)
})
