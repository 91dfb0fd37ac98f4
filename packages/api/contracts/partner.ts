import {
  MAX_STARS,
  MIN_STARS,
  PARTNER_IDS,
  REVIEWS_PAGE_SIZE,
  TICKETS_PAGE_SIZE,
  WATCH_LIST_PAGE_SIZE,
} from '@lerret/model'
import { z } from 'zod'
import { PARTNER_CALLS, type PartnerCall, TOKEN_HEADER } from '../partner/calls.ts'
import { type Contract, type ContractSchema, failures, line, text, whole } from './contract.ts'

/** Where the calls of all partners are registered. */
export const PARTNERS_URL = '/partners/:partner'

/** More entries than this at once are asked for in several calls. */
export const MOST_TAKEN = 50

export const PartnerParams = z.object({
  partner: z.enum(PARTNER_IDS.map(String), {
    error: ({ input }) =>
      `${input} has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
  }),
})

/** The cookies that go with a call are a member's session; see the server's members. */
export const MEMBER_SECURITY = [{ memberSession: [] }] as const

const Email = line(254)
const Password = z.string().min(1).max(128)
const FilmNumber = line(32)
/** The content id of a film. */
const MovieId = line(120)

export const WireMovieInfo = z
  .object({
    Title: z.string(),
    MovieId: z.string(),
    Edis: z.array(z.string()),
    Rating: z.number(),
    RatingCount: z.int().nonnegative(),
    Poster: z.string(),
    link: z.string(),
  })
  .meta({ id: 'MovieInfo' })
export type WireMovieInfo = z.infer<typeof WireMovieInfo>

export const WireReview = z
  .object({
    Id: z.string(),
    Comment: z.string(),
    Rating: z.int().min(MIN_STARS).max(MAX_STARS),
    AddedAt: z.string(),
    LikesCount: z.int().nonnegative(),
    MovieId: z.string(),
    UserId: z.string(),
    UserName: z.string(),
    Image: z.string(),
    IsLiked: z.boolean(),
  })
  .meta({ id: 'Review' })
export type WireReview = z.infer<typeof WireReview>

export const WireTicket = z
  .object({
    MovieId: z.string(),
    MovieTitle: z.string(),
    Notes: z.string(),
    QRCode: z.string(),
    QRUrl: z.string(),
    StartTime: z.string(),
    ExpirationDate: z.string(),
    Poster: z.string(),
    Screen: z.string(),
    SeatsInfo: z.object({
      Info: z.string(),
      Seats: z.array(z.object({ Row: z.string(), Seats: z.string() })),
    }),
  })
  .meta({ id: 'Ticket' })
export type WireTicket = z.infer<typeof WireTicket>

export const WireUser = z
  .object({ UserName: z.string(), ContactEmail: z.string(), IsClubMember: z.boolean() })
  .meta({ id: 'User' })
export type WireUser = z.infer<typeof WireUser>

/** What was asked for is done. */
const Done = z.literal(true)

const page = (size: number) => ({
  skip: whole({ most: 100_000 }).default(0),
  take: whole({ min: 1, most: MOST_TAKEN }).default(size),
})

/** The cinema partner's backend: a contract per logical call. */
export const partnerContracts = {
  movieInfo: contract('movieInfo', {
    summary: 'What the partner knows of a film, by its EDI number',
    querystring: z.object({ edi: FilmNumber }),
    response: { 200: WireMovieInfo, ...failures },
  }),
  login: contract('login', {
    summary: 'Log in; sets the device and session cookies',
    body: z.object({ Email, Password }),
    response: {
      200: z.object({ marsToken: z.string(), UserName: z.string(), UserInfo: z.string() }),
      ...failures,
    },
  }),
  createAccount: contract('createAccount', {
    summary: 'Create an account and log in to it',
    body: z.object({ Email, UserName: line(60).trim().min(1), Password: Password.min(8) }),
    response: {
      200: z.object({ Token: z.string(), UserName: z.string(), ContactEmail: z.string() }),
      ...failures,
    },
  }),
  forgotPassword: contract('forgotPassword', {
    summary:
      'Ask for a link to a new password; the same empty answer whether or not the address has an account',
    body: z.object({ Email }),
    produces: ['text/plain'],
    response: { 200: z.literal(''), ...failures },
  }),
  switchTokensDx: contract('switchTokensDx', {
    summary: 'Exchange the stored token for a fresh session cookie, on the device that it was given to',
    headers: z.object({ [TOKEN_HEADER]: z.string().min(1).max(1000) }),
    response: { 200: Done, ...failures },
  }),
  userProfile: contract('userProfile', {
    summary: 'Who is logged in',
    security: MEMBER_SECURITY,
    response: { 200: WireUser, ...failures },
  }),
  logout: contract('logout', {
    summary: 'Log out: the session and the token are worth nothing from now on',
    response: { 200: Done, ...failures },
  }),
  watchlist: contract('watchlist', {
    summary: 'The films that the member wants to see',
    security: MEMBER_SECURITY,
    querystring: z.object(page(WATCH_LIST_PAGE_SIZE)),
    response: { 200: z.array(WireMovieInfo), ...failures },
  }),
  addMovieToWatchList: contract('addMovieToWatchList', {
    summary: 'Add a film to the watch list; adding it again changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  removeMovieFromWatchList: contract('removeMovieFromWatchList', {
    summary: 'Take a film off the watch list; taking off what is not there changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  tickets: contract('tickets', {
    summary: "The member's tickets",
    security: MEMBER_SECURITY,
    querystring: z.object(page(TICKETS_PAGE_SIZE)),
    response: { 200: z.array(WireTicket), ...failures },
  }),
  reviews: contract('reviews', {
    summary: 'What members think of a film, by its EDI number',
    querystring: z.object({ edi: FilmNumber, ...page(REVIEWS_PAGE_SIZE) }),
    response: { 200: z.array(WireReview), ...failures },
  }),
  addReview: contract('addReview', {
    summary: "Write the member's review of a film, or write it anew",
    security: MEMBER_SECURITY,
    body: z.object({
      EdiNumber: FilmNumber,
      Rating: z.int().min(MIN_STARS).max(MAX_STARS),
      Comment: text(4000),
    }),
    response: { 200: WireReview, ...failures },
  }),
  likeReview: contract('likeReview', {
    summary: 'Like a review, or no longer; saying it twice changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ Id: line(120), Liked: z.boolean() }),
    response: { 200: WireReview, ...failures },
  }),
} satisfies Record<PartnerCall, Contract>

type Described = Omit<ContractSchema, 'operationId' | 'tags' | 'params'>

function contract<Name extends PartnerCall, const Schema extends Described>(name: Name, schema: Schema) {
  const { method, path } = PARTNER_CALLS[name]
  const url = `${PARTNERS_URL}/${path.split('?', 1)[0]}`
  return { method, url, schema: { ...schema, operationId: name, tags: ['partner'], params: PartnerParams } }
}
