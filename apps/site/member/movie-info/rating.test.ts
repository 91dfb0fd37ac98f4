import { afterEach, expect, test, vi } from 'vitest'
import { fetchRating } from './rating.ts'

const log = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  log.mockReset()
})

async function fetchWith(respond: () => Promise<Response>, partners = [178, 118]) {
  const fetch = vi.fn(respond)
  vi.stubGlobal('fetch', fetch)
  return { rating: await fetchRating({ partners }, 'DXM20100212', log), fetch }
}

test('a film’s rating is fetched from the site’s first partner', async () => {
  const { rating, fetch } = await fetchWith(async () => Response.json({ Rating: 4.4, RatingCount: 38 }))
  expect(rating).toEqual({ rating: 4.4, ratingCount: 38 })
  expect(fetch).toHaveBeenCalledWith('/partners/178/api/GetMovieByEdiDx?edi=DXM20100212', {
    credentials: 'include',
  })
})

test.each([
  ['a film has no ratings', { Rating: 0, RatingCount: 0 }],
  ['the response has another shape', ['tull']],
  ['the response is null', null],
])('there is no rating when %s, and nothing is logged', async (_, body) => {
  expect((await fetchWith(async () => Response.json(body))).rating).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['a failed connection', () => Promise.reject(new TypeError('x'))],
  ['a server error', async () => new Response('', { status: 500 })],
  ['an HTML page', async () => new Response('<p>')],
])('%s is only logged', async (_, respond) => {
  expect((await fetchWith(respond)).rating).toBeNull()
  expect(log).toHaveBeenCalledOnce()
})

test('a site without a partner sends no request', async () => {
  const { rating, fetch } = await fetchWith(async () => Response.json({}), [])
  expect([rating, fetch.mock.calls]).toEqual([null, []])
})
