import { isSuperseded, type PartnerClient } from '@lerret/api'
import { type MovieInfo, WATCH_LIST_PAGE_SIZE } from '@lerret/model'
import type { WatchListState } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { INITIAL_LIST, type ListAction, reduceList } from '../list.ts'
import { createPagedList } from '../paged-list.ts'

export type WatchListAction =
  | ListAction<MovieInfo>
  | { type: 'added'; film: MovieInfo }
  | { type: 'removed'; movieId: string }

export const INITIAL_WATCH_LIST: WatchListState = { requested: [], ...INITIAL_LIST }

export function watchListReducer(list: WatchListState, action: WatchListAction): WatchListState {
  switch (action.type) {
    case 'added':
      return { ...list, items: [...list.items, action.film], loading: false }
    case 'removed':
      return { ...list, items: list.items.filter(({ movieId }) => movieId !== action.movieId) }
    default:
      return reduceList(list, action)
  }
}

interface Parts {
  partner: Pick<PartnerClient, 'watchlist' | 'addMovieToWatchList' | 'removeMovieFromWatchList'>
  /** Says who the member is, before every request; then the request itself. */
  afterSwitch: <Result>(ask: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  log: (line: string) => void
}

export function createWatchList({ partner, afterSwitch, log }: Parts) {
  const area = createArea(INITIAL_WATCH_LIST, watchListReducer)
  const pages = createPagedList({
    area,
    size: WATCH_LIST_PAGE_SIZE,
    ask: (page, signal) => afterSwitch(() => partner.watchlist(page, signal), signal),
  })
  const has = (id: string) => area.store.getState().items.some(({ movieId }) => movieId === id)

  return {
    ...area,
    ...pages,
    /** The list changes only when the server says yes; a failure is only logged. */
    async watch(film: Partial<MovieInfo> & { movieId: string }) {
      try {
        const isAdded = await afterSwitch(() => partner.addMovieToWatchList(film.movieId))
        if (isAdded && !has(film.movieId)) area.dispatch({ type: 'added', film: { ...UNKNOWN, ...film } })
      } catch (error) {
        if (!isSuperseded(error)) log(`${film.movieId} could not be added to the watch list: ${error}`)
      }
    },
    async unwatch(movieId: string) {
      try {
        if (await afterSwitch(() => partner.removeMovieFromWatchList(movieId)))
          area.dispatch({ type: 'removed', movieId })
      } catch (error) {
        if (!isSuperseded(error)) log(`${movieId} could not be taken off the watch list: ${error}`)
      }
    },
  }
}

/** What a card does not tell of a film; the list itself comes with all of it. */
const UNKNOWN: Omit<MovieInfo, 'movieId'> = {
  title: '',
  edis: [],
  rating: 0,
  ratingCount: 0,
  poster: '',
  link: '',
}
