import { expect, test } from 'vitest'
import { destinationKey, destinationUrl, listDestinations } from './destination.ts'

const matomo = { url: 'https://statistikk.example/matomo/', siteId: '7' }

test('a site has no destinations unless they are configured', () => {
  expect(listDestinations({ facebookPixelId: '' })).toEqual([])
  expect(listDestinations({ facebookPixelId: '', analytics: {} })).toEqual([])
})

test('each configured service is a destination with its own URL', () => {
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
