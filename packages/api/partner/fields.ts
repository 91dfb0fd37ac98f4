import type {
  ClubCard,
  ClubOffer,
  ClubScreening,
  DiaryEntry,
  MovieInfo,
  NextShowing,
  OwnReview,
  ProviderAccount,
  Review,
  SeatRow,
  SeatsInfo,
  Ticket,
  TicketShare,
  WatchedFilm,
} from '@lerret/model'

/** The partner's name of each of our fields. Only this file and the contracts know the partner's names. */
export const MOVIE_INFO_FIELDS = {
  title: 'Title',
  movieId: 'MovieId',
  edis: 'Edis',
  rating: 'Rating',
  ratingCount: 'RatingCount',
  poster: 'Poster',
  link: 'link',
} as const satisfies Record<keyof MovieInfo, string>

export const NEXT_SHOWING_FIELDS = {
  startTime: 'StartTime',
  screen: 'Screen',
  purchaseUrl: 'PurchaseUrl',
  isLast: 'IsLast',
} as const satisfies Record<keyof NextShowing, string>

export const REVIEW_FIELDS = {
  id: 'Id',
  comment: 'Comment',
  rating: 'Rating',
  addedAt: 'AddedAt',
  likesCount: 'LikesCount',
  movieId: 'MovieId',
  userId: 'UserId',
  userName: 'UserName',
  image: 'Image',
  isLiked: 'IsLiked',
  isSpoiler: 'IsSpoiler',
  hasTicket: 'HasTicket',
} as const satisfies Record<keyof Review, string>

export const OWN_REVIEW_FIELDS = {
  id: 'Id',
  rating: 'Rating',
  comment: 'Comment',
  addedAt: 'AddedAt',
  isHidden: 'IsHidden',
} as const satisfies Record<keyof OwnReview, string>

export const SEEN_FILM_FIELDS = {
  movieId: 'MovieId',
  title: 'Title',
  poster: 'Poster',
  link: 'link',
  seenAt: 'SeenAt',
} as const satisfies Record<Exclude<keyof DiaryEntry, 'review'>, string>

export const TICKET_FIELDS = {
  id: 'Id',
  movieId: 'MovieId',
  movieTitle: 'MovieTitle',
  notes: 'Notes',
  qrCode: 'QRCode',
  qrUrl: 'QRUrl',
  startTime: 'StartTime',
  expirationDate: 'ExpirationDate',
  image: 'Poster',
  sal: 'Screen',
  seatsInfo: 'SeatsInfo',
  link: 'link',
  isFilm: 'IsFilm',
} as const satisfies Record<keyof Ticket, string>

export const SEATS_INFO_FIELDS = { info: 'Info', seats: 'Seats' } as const satisfies Record<
  keyof SeatsInfo,
  string
>

export const SEAT_ROW_FIELDS = { row: 'Row', seats: 'Seats' } as const satisfies Record<keyof SeatRow, string>

export const TICKET_SHARE_FIELDS = {
  ticketId: 'TicketId',
  url: 'Url',
  sharedAt: 'SharedAt',
} as const satisfies Record<keyof TicketShare, string>

export const PROVIDER_ACCOUNT_FIELDS = {
  state: 'State',
  provider: 'Provider',
  email: 'Email',
  hasChanges: 'HasChanges',
} as const satisfies Record<keyof ProviderAccount, string>

export const CLUB_CARD_FIELDS = {
  number: 'Number',
  userName: 'UserName',
  joinedAt: 'JoinedAt',
  cardCode: 'CardCode',
  changesAt: 'ChangesAt',
} as const satisfies Record<keyof ClubCard, string>

export const CLUB_OFFER_FIELDS = {
  id: 'Id',
  title: 'Title',
  text: 'Text',
  endsAt: 'EndsAt',
  link: 'link',
} as const satisfies Record<keyof ClubOffer, string>

export const CLUB_SCREENING_FIELDS = {
  id: 'Id',
  title: 'Title',
  text: 'Text',
  startTime: 'StartTime',
  screen: 'Screen',
  link: 'link',
  signUpCount: 'SignUpCount',
  isSignedUp: 'IsSignedUp',
} as const satisfies Record<keyof ClubScreening, string>

export const PASSKEY_FIELDS = {
  id: 'Id',
  name: 'Name',
  host: 'Host',
  createdAt: 'CreatedAt',
  lastUsedAt: 'LastUsedAt',
} as const

/** The three fields that are stored after a log-in or sign-up. */
export const LOGIN_FIELDS = { userName: 'UserName', email: 'UserInfo', token: 'marsToken' } as const
export const NEW_ACCOUNT_FIELDS = { userName: 'UserName', email: 'ContactEmail', token: 'Token' } as const

export type FieldMap = Readonly<Record<string, string>>

/** A record with the partner's names: `{ Title }` for `{ title }`. */
export type Wire<Fields extends FieldMap, Value> = {
  [Name in keyof Fields as Fields[Name]]: Name extends keyof Value ? Value[Name] : never
}

export function toWire<Fields extends FieldMap, Value extends Record<keyof Fields, unknown>>(
  fields: Fields,
  value: Value,
): Wire<Fields, Value> {
  const pairs = Object.entries(fields).map(([ours, theirs]) => [theirs, value[ours]])
  return Object.fromEntries(pairs) as Wire<Fields, Value>
}

/** A partner's record with our names. Its values are not validated. */
export function fromWire<Fields extends FieldMap>(
  fields: Fields,
  body: unknown,
): Record<keyof Fields, unknown> {
  const record = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const pairs = Object.entries(fields).map(([ours, theirs]) => [ours, record[theirs]])
  return Object.fromEntries(pairs) as Record<keyof Fields, unknown>
}

/** Renames the fields of a film on the watch list and of its next showing. */
export const watchedFilmToWire = (film: WatchedFilm) => ({
  ...toWire(MOVIE_INFO_FIELDS, film),
  NextShowing: film.nextShowing && toWire(NEXT_SHOWING_FIELDS, film.nextShowing),
})

/** Renames the fields of a diary entry and of its review. */
export const diaryEntryToWire = (entry: DiaryEntry) => ({
  ...toWire(SEEN_FILM_FIELDS, entry),
  Review: entry.review && toWire(OWN_REVIEW_FIELDS, entry.review),
})

/** Renames the fields of a ticket and of the records inside it. */
export function ticketToWire(ticket: Ticket) {
  const { info, seats } = ticket.seatsInfo
  return {
    ...toWire(TICKET_FIELDS, ticket),
    SeatsInfo: toWire(SEATS_INFO_FIELDS, { info, seats: seats.map((row) => toWire(SEAT_ROW_FIELDS, row)) }),
  }
}
