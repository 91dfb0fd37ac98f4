import { describe, expect, test, vi } from 'vitest'
import { failure, givenFilm } from '../test-partner.ts'
import { createWatchList, INITIAL_WATCH_LIST, watchListReducer } from './watch-list.ts'

const [nosferatu, metropolis] = [givenFilm('nosferatu'), givenFilm('metropolis')]

describe('the watch list', () => {
  test('is empty at first', () => {
    expect(INITIAL_WATCH_LIST).toEqual({ requested: [], items: [], loading: false, error: null })
  })

  test('a film is added at its end, and nothing is waited for', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu], loading: true }
    expect(watchListReducer(list, { type: 'added', film: metropolis })).toEqual({
      ...INITIAL_WATCH_LIST,
      items: [nosferatu, metropolis],
    })
  })

  test('a film that is on it stays where it is, with all that is known of it', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu, metropolis] }
    const pressed = givenFilm('nosferatu', { rating: 0 })
    expect(watchListReducer(list, { type: 'added', film: pressed })).toEqual(list)
  })

  test('a film is taken off', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu, metropolis] }
    expect(watchListReducer(list, { type: 'removed', movieId: 'nosferatu' }).items).toEqual([metropolis])
  })

  test('an answer replaces it', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu], loading: true }
    expect(watchListReducer(list, { type: 'received', items: [metropolis] })).toEqual({
      ...INITIAL_WATCH_LIST,
      items: [metropolis],
    })
  })
})

function givenList(answer: boolean | Error = true) {
  const calls: string[] = []
  const say = (name: string) => async () => {
    calls.push(name)
    if (answer instanceof Error) throw answer
    return answer
  }
  const partner = {
    watchlist: vi.fn(async () => {
      calls.push('list')
      if (answer instanceof Error) throw answer
      return [nosferatu]
    }),
    addMovieToWatchList: say('add'),
    removeMovieFromWatchList: say('remove'),
  }
  const log = vi.fn()
  const afterSwitch = async <Result>(ask: () => Promise<Result>) => {
    calls.push('switch')
    return ask()
  }
  return { ...createWatchList({ partner, afterSwitch, log }), calls, log }
}

describe('watching', () => {
  test('every request comes after a switch of tokens', async () => {
    const { fetchFirst, watch, unwatch, calls } = givenList()
    await fetchFirst()
    await watch(metropolis)
    await unwatch('metropolis')
    expect(calls).toEqual(['switch', 'list', 'switch', 'add', 'switch', 'remove'])
  })

  test('the list changes when the server says yes', async () => {
    const { watch, unwatch, store } = givenList(true)
    await watch(metropolis)
    expect(store.getState().items).toEqual([metropolis])
    await watch(metropolis)
    expect(store.getState().items).toEqual([metropolis])
    await unwatch('metropolis')
    expect(store.getState().items).toEqual([])
  })

  test('the list stays when the server says anything else', async () => {
    const { watch, store } = givenList(false)
    await watch(metropolis)
    expect(store.getState()).toEqual(INITIAL_WATCH_LIST)
  })

  test('a film that could not be added is only logged', async () => {
    const { watch, unwatch, store, log } = givenList(failure(500, 'internal'))
    await watch(metropolis)
    await unwatch('nosferatu')
    expect(store.getState()).toEqual(INITIAL_WATCH_LIST)
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('a list that could not be fetched is an error', async () => {
    const { fetchFirst, store, log } = givenList(failure(500, 'internal'))
    await fetchFirst()
    expect(store.getState()).toMatchObject({ loading: false, error: { error: { code: 'internal' } } })
    expect(log).not.toHaveBeenCalled()
  })
})
