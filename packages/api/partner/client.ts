import {
  type CreateUserInput,
  type LoginInput,
  type MovieInfo,
  type Profile,
  REVIEWS_PAGE_SIZE,
  type Review,
  TICKETS_PAGE_SIZE,
  type Ticket,
  WATCH_LIST_PAGE_SIZE,
} from '@lerret/model'
import { hasShape } from '../shape.ts'
import { broken, isYes, type LoggedIn, readAnswer, readLoggedIn } from './answer.ts'
import { TOKEN_HEADER } from './calls.ts'
import { callPartner, type PartnerWays } from './config.ts'
import { fromWire, LOGIN_FIELDS, NEW_ACCOUNT_FIELDS } from './fields.ts'
import { listOf, readMovieInfo, readReview, readTicket } from './read.ts'

/** Who is logged in. */
export interface User extends Omit<Profile, 'token'> {
  userId: string
  isClubMember: boolean
  /** Whether they are told by mail of films on the watch list. */
  hasWatchMails: boolean
  /** Whether they have opened a link that was mailed to the address. */
  isEmailConfirmed: boolean
}

export interface Page {
  skip?: number
  take?: number
}

export interface ReviewInput {
  ediNumber: string
  rating: number
  comment: string
  isSpoiler: boolean
}

export type PartnerClient = ReturnType<typeof createPartnerClient>

/** The cinema partner's backend of a site, in our own words. Each call can be given up by a signal. */
export function createPartnerClient(partners: readonly number[], ways: PartnerWays) {
  const call = callPartner(partners, ways)
  return {
    async movieInfo(ediNumber: string, signal?: AbortSignal): Promise<MovieInfo> {
      return readAnswer(
        'movieInfo',
        await call('movieInfo', { params: { ediNumber }, signal }),
        readMovieInfo,
      )
    },
    async login({ email, password }: LoginInput, signal?: AbortSignal): Promise<LoggedIn> {
      const reply = await call('login', { body: { Email: email, Password: password }, signal })
      return readLoggedIn('login', reply, LOGIN_FIELDS)
    },
    async createAccount(
      { email, userName, password }: CreateUserInput,
      signal?: AbortSignal,
    ): Promise<LoggedIn> {
      const body = { Email: email, UserName: userName, Password: password }
      return readLoggedIn('createAccount', await call('createAccount', { body, signal }), NEW_ACCOUNT_FIELDS)
    },
    /** An empty body is the one sign of success. */
    async forgotPassword(email: string, signal?: AbortSignal): Promise<void> {
      const reply = await call('forgotPassword', { body: { Email: email }, signal })
      const text = await reply.text()
      if (text !== '') broken('forgotPassword', reply, text)
    },
    /** Without a stored token there is nothing to switch, and no call. Says whether there was one. */
    async switchTokens(token: string | null, signal?: AbortSignal): Promise<boolean> {
      if (!token) return false
      await call('switchTokensDx', { headers: carrying(token), signal })
      return true
    },
    async userProfile(signal?: AbortSignal): Promise<User> {
      return readAnswer('userProfile', await call('userProfile', { signal }), readUser)
    },
    /** With the stored token, which outlives a session: it too is worth nothing afterwards. */
    async logout(token: string | null, signal?: AbortSignal): Promise<void> {
      await call('logout', { headers: carrying(token), signal })
    },
    async watchlist(page: Page = {}, signal?: AbortSignal): Promise<MovieInfo[]> {
      const params = { skip: 0, take: WATCH_LIST_PAGE_SIZE, ...page }
      return readAnswer('watchlist', await call('watchlist', { params, signal }), listOf(readMovieInfo))
    },
    /** Whether it was added: only then does the list change. */
    async addMovieToWatchList(movieId: string, signal?: AbortSignal): Promise<boolean> {
      return isYes(await call('addMovieToWatchList', { body: { id: movieId }, signal }))
    },
    async removeMovieFromWatchList(movieId: string, signal?: AbortSignal): Promise<boolean> {
      return isYes(await call('removeMovieFromWatchList', { body: { id: movieId }, signal }))
    },
    async tickets(page: Page = {}, signal?: AbortSignal): Promise<Ticket[]> {
      const params = { skip: 0, take: TICKETS_PAGE_SIZE, ...page }
      return readAnswer('tickets', await call('tickets', { params, signal }), listOf(readTicket))
    },
    async reviews(ediNumber: string, page: Page = {}, signal?: AbortSignal): Promise<Review[]> {
      const params = { ediNumber, skip: 0, take: REVIEWS_PAGE_SIZE, ...page }
      return readAnswer('reviews', await call('reviews', { params, signal }), listOf(readReview))
    },
    async addReview(
      { ediNumber, rating, comment, isSpoiler }: ReviewInput,
      signal?: AbortSignal,
    ): Promise<Review> {
      const body = { EdiNumber: ediNumber, Rating: rating, Comment: comment, IsSpoiler: isSpoiler }
      return readAnswer('addReview', await call('addReview', { body, signal }), readReview)
    },
    async likeReview(id: string, isLiked: boolean, signal?: AbortSignal): Promise<Review> {
      return readAnswer(
        'likeReview',
        await call('likeReview', { body: { Id: id, Liked: isLiked }, signal }),
        readReview,
      )
    },
  }
}

const carrying = (token: string | null) => (token ? { [TOKEN_HEADER]: token } : {})

const USER_FIELDS = {
  userId: 'UserId',
  userName: 'UserName',
  email: 'ContactEmail',
  isClubMember: 'IsClubMember',
  hasWatchMails: 'WatchMails',
  isEmailConfirmed: 'EmailConfirmed',
} as const
const USER: User = {
  userId: '',
  userName: '',
  email: '',
  isClubMember: false,
  hasWatchMails: false,
  isEmailConfirmed: true,
}

function readUser(body: unknown): User | null {
  const fields = fromWire(USER_FIELDS, body)
  // A partner that does not answer this asks for no confirmation.
  const user = { ...fields, isEmailConfirmed: fields.isEmailConfirmed ?? true }
  return hasShape(user, USER) ? user : null
}
