import { expect, test } from 'vitest'
import { destinationKey, destinationUrl, listDestinations } from './destination.ts'

const matomo = { url: 'https://statistikk.example/matomo/', siteId: '7' }

test('nobody is told anything unless the house has chosen so', () => {
  expect(listDestinations({ facebookPixelId: '' })).toEqual([])
  expect(listDestinations({ facebookPixelId: '', analytics: {} })).toEqual([])
})

test('each that the house has chosen is one, at its own address', () => {
  const destinations = listDestinations({ facebookPixelId: '1234567890', analytics: { matomo } })
  expect(destinations.map(destinationUrl)).toEqual([
    'https://www.facebook.com/tr',
    'https://statistikk.example/matomo/matomo.php',
  ])
})

test('another pixel is another destination', () => {
  const keys = ['1', '2'].flatMap((facebookPixelId) =>
    listDestinations({ facebookPixelId }).map(destinationKey),
  )
  expect(new Set(keys).size).toBe(2)
})
