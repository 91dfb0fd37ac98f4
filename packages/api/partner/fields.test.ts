import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, MOVIE_INFO_FIELDS, REVIEW_FIELDS, ticketToWire, toWire } from './fields.ts'
import { readMovieInfo, readReview, readTicket } from './read.ts'

const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, fc.string()])) as Record<Name, fc.Arbitrary<string>>
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)

const movieInfo = fc.record({
  ...texts('title', 'movieId', 'poster', 'link'),
  edis: fc.array(fc.string()),
  rating: number,
  ratingCount: fc.nat(),
})
const review = fc.record({
  ...texts('id', 'comment', 'addedAt', 'movieId', 'userId', 'userName', 'image'),
  rating: fc.nat(),
  likesCount: fc.nat(),
  isLiked: fc.boolean(),
  isSpoiler: fc.boolean(),
  hasTicket: fc.boolean(),
})
const ticket = fc.record({
  ...texts(
    'id',
    'movieId',
    'movieTitle',
    'notes',
    'qrCode',
    'qrUrl',
    'startTime',
    'expirationDate',
    'image',
    'sal',
    'link',
  ),
  isFilm: fc.boolean(),
  seatsInfo: fc.record({ info: fc.string(), seats: fc.array(fc.record(texts('row', 'seats'))) }),
})

test('a record that the server writes is the same when the client has read it', () => {
  fc.assert(
    fc.property(movieInfo, review, ticket, (film, opinion, entry) => {
      expect(readMovieInfo(toWire(MOVIE_INFO_FIELDS, film))).toEqual(film)
      expect(readReview(toWire(REVIEW_FIELDS, opinion))).toEqual(opinion)
      expect(readTicket(ticketToWire(entry))).toEqual(entry)
    }),
  )
})

test('reading any JSON value does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(Object.keys(fromWire(REVIEW_FIELDS, body))).toEqual(Object.keys(REVIEW_FIELDS))
      for (const read of [readMovieInfo, readReview, readTicket]) expect(read(body)).toBeNull()
    }),
  )
})
