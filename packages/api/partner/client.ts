import {
  type CreateUserInput,
  type LoginInput,
  type MovieInfo,
  type Profile,
  REVIEWS_PAGE_SIZE,
  type Review,
  type ReviewInput,
  TICKETS_PAGE_SIZE,
  type Ticket,
  WATCH_LIST_PAGE_SIZE,
  type WatchedFilm,
} from '@lerret/model'
import { fillPath } from '../client/fill-path.ts'
import { hasShape } from '../shape.ts'
import { TOKEN_HEADER } from './calls.ts'
import { callPartner, type PartnerClientOptions, partnerApi } from './config.ts'
import { fromWire, LOGIN_FIELDS, NEW_ACCOUNT_FIELDS } from './fields.ts'
import { listReader, readMovieInfo, readReview, readTicket, readWatchedFilm } from './read.ts'
import { isTruthyReply, type LoggedIn, readLoggedIn, readReply, throwInvalidReply } from './reply.ts'

/** Who is logged in. */
export interface User extends Omit<Profile, 'token'> {
  userId: string
  isClubMember: boolean
  /** Whether the member gets mails about films on the watch list. */
  hasWatchMails: boolean
  /** Whether the member has confirmed the address with a mailed link. */
  isEmailConfirmed: boolean
}

export interface Page {
  skip?: number
  take?: number
}

export type PartnerClient = ReturnType<typeof createPartnerClient>

/** A client of the site's cinema partner, with our field names. A signal aborts a call. */
export function createPartnerClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  return {
    async movieInfo(ediNumber: string, signal?: AbortSignal): Promise<MovieInfo> {
      return readReply('movieInfo', await call('movieInfo', { params: { ediNumber }, signal }), readMovieInfo)
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
    /** Only an empty body means success. */
    async forgotPassword(email: string, signal?: AbortSignal): Promise<void> {
      const reply = await call('forgotPassword', { body: { Email: email }, signal })
      const text = await reply.text()
      if (text !== '') throwInvalidReply('forgotPassword', reply, text)
    },
    /** Exchanges the stored token for a session. False, without a call, when there is no token. */
    async switchTokens(token: string | null, signal?: AbortSignal): Promise<boolean> {
      if (!token) return false
      await call('switchTokensDx', { headers: tokenHeaders(token), signal })
      return true
    },
    async userProfile(signal?: AbortSignal): Promise<User> {
      return readReply('userProfile', await call('userProfile', { signal }), readUser)
    },
    /** Logs out, and makes the stored token invalid, which would outlive the session. */
    async logout(token: string | null, signal?: AbortSignal): Promise<void> {
      await call('logout', { headers: tokenHeaders(token), signal })
    },
    async watchlist(page: Page = {}, signal?: AbortSignal): Promise<WatchedFilm[]> {
      const params = { skip: 0, take: WATCH_LIST_PAGE_SIZE, ...page }
      return readReply('watchlist', await call('watchlist', { params, signal }), listReader(readWatchedFilm))
    },
    /** Whether the film was added. */
    async addMovieToWatchList(movieId: string, signal?: AbortSignal): Promise<boolean> {
      return isTruthyReply(await call('addMovieToWatchList', { body: { id: movieId }, signal }))
    },
    async removeMovieFromWatchList(movieId: string, signal?: AbortSignal): Promise<boolean> {
      return isTruthyReply(await call('removeMovieFromWatchList', { body: { id: movieId }, signal }))
    },
    async tickets(page: Page = {}, signal?: AbortSignal): Promise<Ticket[]> {
      const params = { skip: 0, take: TICKETS_PAGE_SIZE, ...page }
      return readReply('tickets', await call('tickets', { params, signal }), listReader(readTicket))
    },
    async reviews(ediNumber: string, page: Page = {}, signal?: AbortSignal): Promise<Review[]> {
      const params = { ediNumber, skip: 0, take: REVIEWS_PAGE_SIZE, ...page }
      return readReply('reviews', await call('reviews', { params, signal }), listReader(readReview))
    },
    async addReview(
      { ediNumber, rating, comment, isSpoiler }: ReviewInput,
      signal?: AbortSignal,
    ): Promise<Review> {
      const body = { EdiNumber: ediNumber, Rating: rating, Comment: comment, IsSpoiler: isSpoiler }
      return readReply('addReview', await call('addReview', { body, signal }), readReview)
    },
    async likeReview(id: string, isLiked: boolean, signal?: AbortSignal): Promise<Review> {
      return readReply(
        'likeReview',
        await call('likeReview', { body: { Id: id, Liked: isLiked }, signal }),
        readReview,
      )
    },
    /** Opened by the browser, not fetched. */
    ticketCalendarUrl({ movieId, startTime }: Pick<Ticket, 'movieId' | 'startTime'>): string {
      const { base, paths } = partnerApi(partners, options.apis)
      return `${base}/${fillPath(paths.ticketCalendar, { movieId, startTime })}`
    },
    async deleteReview(id: string): Promise<void> {
      await call('deleteReview', { body: { Id: id } })
    },
  }
}

const tokenHeaders = (token: string | null) => (token ? { [TOKEN_HEADER]: token } : {})

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
  // A partner that leaves this field out requires no confirmation.
  const user = { ...fields, isEmailConfirmed: fields.isEmailConfirmed ?? true }
  return hasShape(user, USER) ? user : null
}
