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

test('a film that is loaded by several blocks is fetched once, and again when its rating has changed', async () => {
  const request = vi.fn(async () => nosferatu)
  const { loadMovieInfo, fetchMovieInfo } = createMovieInfo({ partner: { movieInfo: request }, log: vi.fn() })
  await Promise.all([loadMovieInfo('DXM20220117'), loadMovieInfo('DXM20220117')])
  await loadMovieInfo('DXM20220117')
  expect(request).toHaveBeenCalledOnce()
  await fetchMovieInfo('DXM20220117')
  expect(request).toHaveBeenCalledTimes(2)
  await loadMovieInfo('DXM20100212')
  expect(request).toHaveBeenCalledTimes(3)
})

test('a film that could not be loaded is fetched again', async () => {
  const request = vi.fn(async () => nosferatu).mockRejectedValueOnce(givenCallError(500, 'internal'))
  const { loadMovieInfo, store } = createMovieInfo({ partner: { movieInfo: request }, log: vi.fn() })
  await loadMovieInfo('DXM20220117')
  await loadMovieInfo('DXM20220117')
  expect(store.getState().movieInfo).toEqual(nosferatu)
})
