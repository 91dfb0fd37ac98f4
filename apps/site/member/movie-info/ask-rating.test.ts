import { afterEach, expect, test, vi } from 'vitest'
import { askRating } from './ask-rating.ts'

const log = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  log.mockReset()
})

async function askWith(answer: () => Promise<Response>, partners = [178, 118]) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return { rating: await askRating({ partners }, 'DXM20100212', log), fetch }
}

test('a film’s rating is asked of the site’s first partner', async () => {
  const { rating, fetch } = await askWith(async () => Response.json({ Rating: 4.4, RatingCount: 38 }))
  expect(rating).toEqual({ rating: 4.4, ratingCount: 38 })
  expect(fetch).toHaveBeenCalledWith('/partners/178/api/GetMovieByEdiDx?edi=DXM20100212', {
    credentials: 'include',
  })
})

test.each([
  ['nobody has said what they think', { Rating: 0, RatingCount: 0 }],
  ['the answer is something else', ['tull']],
  ['the answer is nothing', null],
])('there is none when %s, and that is no news', async (_, body) => {
  expect((await askWith(async () => Response.json(body))).rating).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('x'))],
  ['an error of the server', async () => new Response('', { status: 500 })],
  ['a proxy’s page', async () => new Response('<p>')],
])('%s is only logged', async (_, answer) => {
  expect((await askWith(answer)).rating).toBeNull()
  expect(log).toHaveBeenCalledOnce()
})

test('a site without a partner asks nobody', async () => {
  const { rating, fetch } = await askWith(async () => Response.json({}), [])
  expect([rating, fetch.mock.calls]).toEqual([null, []])
})
