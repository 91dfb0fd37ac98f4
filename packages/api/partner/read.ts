import type { MovieInfo, NextShowing, Review, Ticket, WatchedFilm } from '@lerret/model'
import { hasShape } from '../shape.ts'
import {
  fromWire,
  MOVIE_INFO_FIELDS,
  NEXT_SHOWING_FIELDS,
  REVIEW_FIELDS,
  SEAT_ROW_FIELDS,
  SEATS_INFO_FIELDS,
  TICKET_FIELDS,
} from './fields.ts'

// Each reader returns a partner's record with our names, or null when its shape is wrong.

export function readMovieInfo(body: unknown): MovieInfo | null {
  const info = fromWire(MOVIE_INFO_FIELDS, body)
  return hasShape(info, MOVIE_INFO) ? info : null
}

export function readWatchedFilm(body: unknown): WatchedFilm | null {
  const info = readMovieInfo(body)
  if (!info) return null
  // Partners may leave this field out.
  const nextShowing = fromWire(NEXT_SHOWING_FIELDS, (body as { NextShowing?: unknown }).NextShowing)
  return { ...info, nextShowing: hasShape(nextShowing, NEXT_SHOWING) ? nextShowing : null }
}

export function readReview(body: unknown): Review | null {
  const fields = fromWire(REVIEW_FIELDS, body)
  // Partners may leave these fields out.
  const review = { ...fields, isSpoiler: fields.isSpoiler ?? false, hasTicket: fields.hasTicket ?? false }
  return hasShape(review, REVIEW) ? review : null
}

export function readTicket(body: unknown): Ticket | null {
  const ticket = fromWire(TICKET_FIELDS, body)
  const { info, seats } = fromWire(SEATS_INFO_FIELDS, ticket.seatsInfo)
  const rows = Array.isArray(seats) ? seats.map((row) => fromWire(SEAT_ROW_FIELDS, row)) : []
  // Partners may leave these fields out.
  const { id = '', link = '', isFilm = false } = ticket
  const fullTicket = { ...ticket, id, seatsInfo: { info, seats: rows }, link, isFilm }
  return isTicket(fullTicket) ? fullTicket : null
}

export const isTicket = (value: unknown): value is Ticket => hasShape(value, TICKET)

/** Reads a list, without entries of the wrong shape; null when the body is no list. */
export const listReader =
  <Item>(read: (entry: unknown) => Item | null) =>
  (body: unknown): Item[] | null =>
    Array.isArray(body) ? body.flatMap((entry) => read(entry) ?? []) : null

const MOVIE_INFO: MovieInfo = {
  title: '',
  movieId: '',
  edis: [''],
  rating: 0,
  ratingCount: 0,
  poster: '',
  link: '',
}

const NEXT_SHOWING: NextShowing = { startTime: '', screen: '', purchaseUrl: '', isLast: false }

const REVIEW: Review = {
  id: '',
  comment: '',
  rating: 0,
  addedAt: '',
  likesCount: 0,
  movieId: '',
  userId: '',
  userName: '',
  image: '',
  isLiked: false,
  isSpoiler: false,
  hasTicket: false,
}

const TICKET: Ticket = {
  id: '',
  movieId: '',
  movieTitle: '',
  notes: '',
  qrCode: '',
  qrUrl: '',
  startTime: '',
  expirationDate: '',
  image: '',
  sal: '',
  seatsInfo: { info: '', seats: [{ row: '', seats: '' }] },
  link: '',
  isFilm: false,
}
