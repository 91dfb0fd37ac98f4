import { expect, test, vi } from 'vitest'
import { givenCallError, givenFilm, givenReplies } from '../test-partner.ts'
import { createMovieInfo, INITIAL_MOVIE_INFO, movieInfoReducer } from './movie-info.ts'

const nosferatu = givenFilm('nosferatu')

test('initially there is no film', () => {
  expect(INITIAL_MOVIE_INFO).toEqual({ movieInfo: null, loading: false })
})

test('a request is loading until its result arrives', () => {
  const loading = movieInfoReducer(INITIAL_MOVIE_INFO, { type: 'requested' })
  expect(loading).toEqual({ movieInfo: null, loading: true })
  expect(movieInfoReducer(loading, { type: 'received', movieInfo: nosferatu })).toEqual({
    movieInfo: nosferatu,
    loading: false,
  })
})

test('of two films, the one requested last is shown, also when the other arrives later', async () => {
  const replies = givenReplies<typeof nosferatu>()
  const { fetchMovieInfo, store } = createMovieInfo({
    partner: { movieInfo: (_, signal) => replies.request(signal) },
    log: vi.fn(),
  })
  const requests = [fetchMovieInfo('DXM20220117'), fetchMovieInfo('DXM20100212')]
  replies.requests[1]?.reply(givenFilm('metropolis'))
  replies.requests[0]?.reply(nosferatu)
  await Promise.all(requests)
  expect(store.getState()).toEqual({ movieInfo: givenFilm('metropolis'), loading: false })
  expect(replies.requests[0]?.signal?.aborted).toBe(true)
})

test('a failure is only logged', async () => {
  const log = vi.fn()
  const movieInfo = async () => {
    throw givenCallError(404, 'film_not_found')
  }
  const { fetchMovieInfo, store } = createMovieInfo({ partner: { movieInfo }, log })
  await fetchMovieInfo('DXM20220117')
  expect(store.getState()).toEqual(INITIAL_MOVIE_INFO)
  expect(log).toHaveBeenCalledOnce()
})
