import type { MovieInfo, Profile, Review, Ticket } from '@lerret/model'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/**
 * What members' blocks draw from and act through. The blocks know nothing of calls and storage: the site hands in whoever does,
 * and a preview or a test whatever it likes. See decision 024.
 */
export interface Member {
  /** Who is logged in; null for nobody, undefined until that is known. */
  session: Readable<Profile | null | undefined>
  user: Readable<UserState>
  movieInfo: Readable<MovieInfoState>
  watchList: Readable<WatchListState>
  reviews: Readable<ListState<Review>>
  tickets: Readable<ListState<Ticket>>
  club: Readable<ClubState>
  /** The moment that the tickets on the screen are from, while they are a copy; null once they are fresh. */
  ticketsSavedAt: Readable<string | null>
  /** Lists that have more than what has come. */
  unfinished: Readable<Unfinished>

  login(input: { email: string; password: string }): Promise<boolean>
  createAccount(input: { email: string; userName: string; password: string }): Promise<boolean>
  forgotPassword(input: { email: string }): Promise<boolean>
  clearError(): void
  logout(): Promise<void>
  resetPassword(input: { key: string; password: string }): Promise<Outcome>
  changePassword(input: { password: string; newPassword: string }): Promise<Outcome>
  rename(userName: string): Promise<Outcome>
  /** Whether the address of the account is confirmed; null when it cannot be told. */
  fetchEmailConfirmed(): Promise<boolean | null>
  /** Mails a link that confirms it. */
  sendEmailConfirmation(): Promise<Outcome>
  /** Mails a link to another address, which the account has from when the link is confirmed. */
  changeEmail(input: { email: string; password: string }): Promise<Outcome>
  /** Everything that is kept of the member, as a file to save. */
  exportData(): Promise<Outcome & { file?: Blob }>
  deleteAccount(password: string): Promise<Outcome>

  /** Which of the reviews are the member's; null when it cannot be told. */
  fetchUserId(): Promise<string | null>

  /** Whether they are told by mail of films on the list; null when it cannot be told. */
  fetchWatchMails(): Promise<boolean | null>
  setWatchMails(isWanted: boolean): Promise<Outcome>
  /** With the key of a mail, whoever is logged in. */
  stopWatchMails(key: string): Promise<Outcome>
  /** The key of a mail's link to stop them that this page was opened with; null when it was not. */
  stopKey(): string | null
  /** Leaves the page's address without it. */
  forgetStopKey(): void

  fetchWatchList(): Promise<void>
  /** Fetches all of it, for the signs on film cards, unless that has been done. */
  knowWatchList(): void
  fetchMoreOfWatchList(): Promise<unknown>
  watch(film: { movieId: string; title?: string; link?: string }): Promise<void>
  unwatch(movieId: string): Promise<void>
  fetchMovieInfo(ediNumber: string): Promise<void>
  fetchReviews(ediNumber: string): Promise<unknown>
  fetchMoreReviews(ediNumber: string): Promise<unknown>
  writeReview(input: ReviewInput): Promise<Outcome>
  likeReview(id: string, isLiked: boolean): Promise<void>
  fetchTickets(): Promise<void>
  fetchMoreTickets(): Promise<void>
  fetchClub(): Promise<void>
  joinClub(code: string): Promise<Outcome>
  leaveClub(): Promise<Outcome>

  /** Sends whoever is not logged in to do so, and back to this page. */
  askToLogIn(): void
  /** Where to go after logging in: a page of this house, whatever the address asks for. */
  pathAfterLogin(): string
  /** Another door to the same end: its address, with where to go afterwards. */
  withWayBack(path: string): string
  /** The key of the mailed link that this page was opened with; null when it was not. */
  resetKey(): string | null
  /** The film that this page was opened to add to the watch list, once; null when it was not. */
  takeWish(): string | null
  /** Opens a page for whoever is about to log out: where they were is no reason to log in again. */
  leaveFor(path: string): void
  /** Opens a page of this house. */
  open(path: string): void
  /** The visitor's clock, in milliseconds. */
  now(): number
}

/** Something that changes, and tells of it. */
export interface Readable<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

export interface UserState {
  /** The whole answer to a log-in or a new account; empty before. */
  userProfile: Readonly<Record<string, unknown>>
  loading: boolean
  /** The error response. */
  error: unknown
  isEmailSent: boolean
}

export const INITIAL_USER: UserState = { userProfile: {}, loading: false, error: null, isEmailSent: false }

export interface MovieInfoState {
  movieInfo: MovieInfo | null
  loading: boolean
}

/** The mean of a film's stars, and of how many. */
export type FilmRating = Pick<MovieInfo, 'rating' | 'ratingCount'>

export interface ListState<Item> {
  items: Item[]
  loading: boolean
  error: unknown
}

export interface WatchListState extends ListState<MovieInfo> {
  requested: string[]
}

export interface ClubState {
  club: Club | null
  loading: boolean
  error: unknown
}

/** What the cinema club has for one of its members. */
export interface Club {
  number: number
  userName: string
  joinedAt: string
  cardCode: string
  changesAt: string
  offers: { id: string; title: string; text: string; endsAt: string; link: string }[]
  screenings: { id: string; title: string; text: string; startTime: string; screen: string; link: string }[]
}

export interface Unfinished {
  watchList: boolean
  reviews: boolean
  tickets: boolean
}

export interface ReviewInput {
  ediNumber: string
  rating: number
  comment: string
  isSpoiler: boolean
}

/** What came of something that no list remembers; the error as the server answered it. */
export interface Outcome {
  isDone: boolean
  error?: unknown
}

/** How a page comes to the member's features: their code is fetched when somebody needs it. */
export interface MemberAccess extends Readable<Member | null> {
  load(): void
  /** What members think of a film, for everyone, and without their code; null when nobody has said, or it cannot be told. */
  askRating(ediNumber: string): Promise<FilmRating | null>
}

export const MemberContext = createContext<MemberAccess | null>(null)

const NEVER: Readable<null> = { getState: () => null, subscribe: () => () => {} }

/** The member's features; null until they are there. Asking fetches them, unless whoever asks only wants to know. */
export function useMember({ isWanted = true } = {}): Member | null {
  const access = useContext(MemberContext)
  useEffect(() => {
    if (isWanted) access?.load()
  }, [access, isWanted])
  return useReadable<Member | null>(access ?? NEVER, null)
}

/** What it says now. While a published page comes to life it is what the page was published with. */
export function useReadable<State>(readable: Readable<State>, published: State): State {
  return useSyncExternalStore(readable.subscribe, readable.getState, () => published)
}
