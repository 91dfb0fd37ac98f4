import { isSuperseded, type PartnerClient } from '@lerret/api'
import { WATCH_LIST_PAGE_SIZE, type WatchedFilm } from '@lerret/model'
import type { Outcome, WatchListState } from '@lerret/ui/member'
import { createArea } from '../area.ts'
import { toErrorResponse } from '../error-response.ts'
import { INITIAL_LIST, type ListAction, listReducer } from '../list.ts'
import { createPagedList } from '../paged-list.ts'

export type WatchListAction =
  | ListAction<WatchedFilm>
  | { type: 'added'; film: WatchedFilm }
  | { type: 'removed'; movieId: string }

export const INITIAL_WATCH_LIST: WatchListState = { requested: [], ...INITIAL_LIST }

export function watchListReducer(list: WatchListState, action: WatchListAction): WatchListState {
  switch (action.type) {
    case 'added':
      return { ...list, items: addFilm(list.items, action.film), loading: false }
    case 'removed':
      return { ...list, items: list.items.filter(({ movieId }) => movieId !== action.movieId) }
    default:
      return listReducer(list, action)
  }
}

/** A film is on the list once. */
const addFilm = (items: WatchedFilm[], film: WatchedFilm) =>
  items.some(({ movieId }) => movieId === film.movieId) ? items : [...items, film]

interface WatchListDependencies {
  partner: Pick<PartnerClient, 'watchlist' | 'addMovieToWatchList' | 'removeMovieFromWatchList'>
  /** Switches tokens before the request. */
  withSwitchedToken: <Result>(send: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  log: (line: string) => void
}

export function createWatchList({ partner, withSwitchedToken, log }: WatchListDependencies) {
  const area = createArea(INITIAL_WATCH_LIST, watchListReducer)
  const pages = createPagedList({
    area,
    pageSize: WATCH_LIST_PAGE_SIZE,
    fetchPage: (page, signal) => withSwitchedToken(() => partner.watchlist(page, signal), signal),
  })

  /** The list changes only when the server confirms it. A failure is logged; the button shows it. */
  async function change(
    movieId: string,
    send: (movieId: string) => Promise<boolean>,
    action: WatchListAction,
  ): Promise<Outcome> {
    try {
      const isDone = await withSwitchedToken(() => send(movieId))
      if (!isDone) return { isDone }
      const { loading } = area.store.getState()
      area.dispatch(action)
      // A list that is being fetched may be from before the change.
      if (loading) void pages.fetchAll()
      return { isDone }
    } catch (error) {
      if (!isSuperseded(error)) log(`${movieId} could not be ${action.type} on the watch list: ${error}`)
      return { isDone: false, error: toErrorResponse(error) }
    }
  }

  return {
    ...area,
    ...pages,
    watch: (film: Partial<WatchedFilm> & { movieId: string }) =>
      change(film.movieId, partner.addMovieToWatchList, {
        type: 'added',
        film: { ...UNKNOWN_FIELDS, ...film },
      }),
    unwatch: (movieId: string) =>
      change(movieId, partner.removeMovieFromWatchList, { type: 'removed', movieId }),
  }
}

/** The fields that a card does not provide; the fetched list has them. */
const UNKNOWN_FIELDS: Omit<WatchedFilm, 'movieId'> = {
  title: '',
  edis: [],
  rating: 0,
  ratingCount: 0,
  poster: '',
  link: '',
  nextShowing: null,
}
