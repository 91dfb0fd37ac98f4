import { expect, test, vi } from 'vitest'
import { failure, givenAnswers, givenFilm } from '../test-partner.ts'
import { createMovieInfo, INITIAL_MOVIE_INFO, movieInfoReducer } from './movie-info.ts'

const nosferatu = givenFilm('nosferatu')

test('nothing is known of a film at first', () => {
  expect(INITIAL_MOVIE_INFO).toEqual({ movieInfo: null, loading: false })
})

test('a request is waited for, and its result is what is known', () => {
  const asked = movieInfoReducer(INITIAL_MOVIE_INFO, { type: 'requested' })
  expect(asked).toEqual({ movieInfo: null, loading: true })
  expect(movieInfoReducer(asked, { type: 'received', movieInfo: nosferatu })).toEqual({
    movieInfo: nosferatu,
    loading: false,
  })
})

test('of two films, the one that was asked for last is shown, however late the other is told of', async () => {
  const answers = givenAnswers<typeof nosferatu>()
  const { fetchMovieInfo, store } = createMovieInfo({
    partner: { movieInfo: (_, signal) => answers.ask(signal) },
    log: vi.fn(),
  })
  const requests = [fetchMovieInfo('DXM20220117'), fetchMovieInfo('DXM20100212')]
  answers.asked[1]?.answer(givenFilm('metropolis'))
  answers.asked[0]?.answer(nosferatu)
  await Promise.all(requests)
  expect(store.getState()).toEqual({ movieInfo: givenFilm('metropolis'), loading: false })
  expect(answers.asked[0]?.signal?.aborted).toBe(true)
})

test('a failure is only logged', async () => {
  const log = vi.fn()
  const movieInfo = async () => {
    throw failure(404, 'film_not_found')
  }
  const { fetchMovieInfo, store } = createMovieInfo({ partner: { movieInfo }, log })
  await fetchMovieInfo('DXM20220117')
  expect(store.getState()).toEqual(INITIAL_MOVIE_INFO)
  expect(log).toHaveBeenCalledOnce()
})
