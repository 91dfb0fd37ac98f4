import { isSuperseded, latestOnly, type PartnerClient } from '@lerret/api'
import type { MovieInfo } from '@lerret/model'
import type { MovieInfoState } from '@lerret/ui/member'
import { createArea } from '../area.ts'

export type MovieInfoAction =
  | { type: 'requested' }
  | { type: 'received'; movieInfo: MovieInfo }
  /** The error is only logged; earlier data stays. */
  | { type: 'failed' }

export const INITIAL_MOVIE_INFO: MovieInfoState = { movieInfo: null, loading: false }

export function movieInfoReducer(state: MovieInfoState, action: MovieInfoAction): MovieInfoState {
  switch (action.type) {
    case 'requested':
      return { ...state, loading: true }
    case 'received':
      return { movieInfo: action.movieInfo, loading: false }
    case 'failed':
      return { ...state, loading: false }
  }
}

interface MovieInfoDependencies {
  partner: Pick<PartnerClient, 'movieInfo'>
  log: (line: string) => void
}

export function createMovieInfo({ partner, log }: MovieInfoDependencies) {
  const area = createArea(INITIAL_MOVIE_INFO, movieInfoReducer)
  const fetchLatest = latestOnly((signal, ediNumber: string) => partner.movieInfo(ediNumber, signal))
  let latest: { ediNumber: string; isDone: Promise<void> } | null = null

  async function request(ediNumber: string) {
    area.dispatch({ type: 'requested' })
    try {
      area.dispatch({ type: 'received', movieInfo: await fetchLatest(ediNumber) })
    } catch (error) {
      if (isSuperseded(error)) return
      log(`Movie info of ${ediNumber} could not be fetched: ${error}`)
      latest = null
      area.dispatch({ type: 'failed' })
    }
  }

  function fetchMovieInfo(ediNumber: string): Promise<void> {
    latest = { ediNumber, isDone: request(ediNumber) }
    return latest.isDone
  }

  return {
    ...area,
    fetchMovieInfo,
    /** Fetches only if another film was fetched last, or that failed. */
    loadMovieInfo: (ediNumber: string) =>
      latest?.ediNumber === ediNumber ? latest.isDone : fetchMovieInfo(ediNumber),
  }
}
