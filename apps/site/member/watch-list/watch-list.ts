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
      return { ...list, items: withFilm(list.items, action.film), loading: false }
    case 'removed':
      return { ...list, items: list.items.filter(({ movieId }) => movieId !== action.movieId) }
    default:
      return reduceList(list, action)
  }
}

/** A film is on the list once. */
const withFilm = (items: MovieInfo[], film: MovieInfo) =>
  items.some(({ movieId }) => movieId === film.movieId) ? items : [...items, film]

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

  /** The list changes only when the server says yes; a failure is only logged. */
  async function change(
    movieId: string,
    ask: (movieId: string) => Promise<boolean>,
    action: WatchListAction,
  ) {
    try {
      if (await afterSwitch(() => ask(movieId))) area.dispatch(action)
    } catch (error) {
      if (!isSuperseded(error)) log(`On the watch list, ${movieId} could not be ${action.type}: ${error}`)
    }
  }

  return {
    ...area,
    ...pages,
    watch: (film: Partial<MovieInfo> & { movieId: string }) =>
      change(film.movieId, partner.addMovieToWatchList, { type: 'added', film: { ...UNKNOWN, ...film } }),
    unwatch: (movieId: string) =>
      change(movieId, partner.removeMovieFromWatchList, { type: 'removed', movieId }),
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
