import type { WatchedFilm } from '@lerret/model'
import { describe, expect, test, vi } from 'vitest'
import { givenCallError, givenFilm } from '../test-partner.ts'
import { createWatchList, INITIAL_WATCH_LIST, watchListReducer } from './watch-list.ts'

const [nosferatu, metropolis] = [givenFilm('nosferatu'), givenFilm('metropolis')]

describe('the watch list', () => {
  test('is initially empty', () => {
    expect(INITIAL_WATCH_LIST).toEqual({ requested: [], items: [], loading: false, error: null })
  })

  test('a film is added at the end, and loading ends', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu], loading: true }
    expect(watchListReducer(list, { type: 'added', film: metropolis })).toEqual({
      ...INITIAL_WATCH_LIST,
      items: [nosferatu, metropolis],
    })
  })

  test('a film that is already listed stays in its place, with its data', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu, metropolis] }
    const added = givenFilm('nosferatu', { rating: 0 })
    expect(watchListReducer(list, { type: 'added', film: added })).toEqual(list)
  })

  test('a film is removed', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu, metropolis] }
    expect(watchListReducer(list, { type: 'removed', movieId: 'nosferatu' }).items).toEqual([metropolis])
  })

  test('a response replaces it', () => {
    const list = { ...INITIAL_WATCH_LIST, items: [nosferatu], loading: true }
    expect(watchListReducer(list, { type: 'received', items: [metropolis] })).toEqual({
      ...INITIAL_WATCH_LIST,
      items: [metropolis],
    })
  })
})

function givenList(response: boolean | Error = true) {
  const calls: string[] = []
  const respond = (name: string) => async () => {
    calls.push(name)
    if (response instanceof Error) throw response
    return response
  }
  const partner = {
    watchlist: vi.fn(async () => {
      calls.push('list')
      if (response instanceof Error) throw response
      return [nosferatu]
    }),
    addMovieToWatchList: respond('add'),
    removeMovieFromWatchList: respond('remove'),
  }
  const log = vi.fn()
  const withSwitchedToken = async <Result>(send: () => Promise<Result>) => {
    calls.push('switch')
    return send()
  }
  return { ...createWatchList({ partner, withSwitchedToken, log }), calls, log }
}

describe('watching', () => {
  test('every request follows a switch of tokens', async () => {
    const { fetchFirst, watch, unwatch, calls } = givenList()
    await fetchFirst()
    await watch(metropolis)
    await unwatch('metropolis')
    expect(calls).toEqual(['switch', 'list', 'switch', 'add', 'switch', 'remove'])
  })

  test('the list changes when the server confirms it', async () => {
    const { watch, unwatch, store } = givenList(true)
    await watch(metropolis)
    expect(store.getState().items).toEqual([metropolis])
    await watch(metropolis)
    expect(store.getState().items).toEqual([metropolis])
    await unwatch('metropolis')
    expect(store.getState().items).toEqual([])
  })

  test('a list that was requested before a change does not undo the change', async () => {
    const replies: ((films: WatchedFilm[]) => void)[] = []
    const partner = {
      watchlist: () => new Promise<WatchedFilm[]>((resolve) => replies.push(resolve)),
      addMovieToWatchList: async () => true,
      removeMovieFromWatchList: async () => true,
    }
    const { fetchAll, unwatch, store } = createWatchList({
      partner,
      withSwitchedToken: (send) => send(),
      log: () => {},
    })
    const requestedBefore = fetchAll()
    await unwatch('nosferatu')
    replies[0]?.([nosferatu, metropolis])
    await requestedBefore
    expect(store.getState().items).toEqual([])
    replies[1]?.([metropolis])
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ items: [metropolis], loading: false }))
  })

  test('the list stays when the server does not confirm it', async () => {
    const { watch, store } = givenList(false)
    expect(await watch(metropolis)).toEqual({ isDone: false })
    expect(store.getState()).toEqual(INITIAL_WATCH_LIST)
  })

  test('a film that could not be added is logged, and its button gets the error', async () => {
    const { watch, unwatch, store, log } = givenList(givenCallError(500, 'internal'))
    expect(await watch(metropolis)).toMatchObject({ isDone: false, error: { error: { code: 'internal' } } })
    expect(await unwatch('nosferatu')).toMatchObject({ isDone: false })
    expect(store.getState()).toEqual(INITIAL_WATCH_LIST)
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('a list that could not be fetched is an error', async () => {
    const { fetchFirst, store, log } = givenList(givenCallError(500, 'internal'))
    await fetchFirst()
    expect(store.getState()).toMatchObject({ loading: false, error: { error: { code: 'internal' } } })
    expect(log).not.toHaveBeenCalled()
  })
})
