import { MovieInfo, NextShowing, WATCH_LIST_PAGE_SIZE } from '@lerret/model'
import { z } from 'zod'
import { MOVIE_INFO_FIELDS, NEXT_SHOWING_FIELDS } from '../../partner/fields.ts'
import { failures, line } from '../contract.ts'
import { toWireSchema } from '../wire-schema.ts'
import { contract, Done, FilmNumber, MovieId, page } from './partner-contract.ts'

export const WireMovieInfo = toWireSchema(MovieInfo, MOVIE_INFO_FIELDS).meta({ id: 'MovieInfo' })
export type WireMovieInfo = z.infer<typeof WireMovieInfo>

/** A film on the watch list, with its next showing; null when it has none. */
export const WireWatchedFilm = WireMovieInfo.extend({
  NextShowing: toWireSchema(NextShowing, NEXT_SHOWING_FIELDS).nullable().optional(),
}).meta({ id: 'WatchedFilm' })
export type WireWatchedFilm = z.infer<typeof WireWatchedFilm>

/** Films and the watch list. */
export const filmsContracts = {
  movieInfo: contract('movieInfo', 'anyone', {
    summary: 'A film with its rating, by EDI number',
    querystring: z.object({ edi: FilmNumber }),
    response: { 200: WireMovieInfo, ...failures },
  }),
  watchlist: contract('watchlist', 'member', {
    summary: 'The films that the member wants to see',
    querystring: z.object(page(WATCH_LIST_PAGE_SIZE)),
    response: { 200: z.array(WireWatchedFilm), ...failures },
  }),
  addMovieToWatchList: contract('addMovieToWatchList', 'member', {
    summary: 'Add a film to the watch list; adding it again changes nothing',
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  removeMovieFromWatchList: contract('removeMovieFromWatchList', 'member', {
    summary: 'Remove a film from the watch list; removing it again changes nothing',
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  setWatchMails: contract('setWatchMails', 'member', {
    summary: 'Turn mails about films on the watch list on or off',
    body: z.object({ Wanted: z.boolean() }),
    response: { 200: Done, ...failures },
  }),
  stopWatchMails: contract('stopWatchMails', 'anyone', {
    summary: 'Turn mails about films on the watch list off, with the key of one of them (also RFC 8058)',
    querystring: z.object({ key: line(200) }),
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    response: { 200: Done, ...failures },
  }),
}
