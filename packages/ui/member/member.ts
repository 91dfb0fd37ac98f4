import type {
  Club,
  CreateUserInput,
  DiaryEntry,
  FilmRating,
  ForgotPasswordInput,
  LoginInput,
  MovieInfo,
  Profile,
  Review,
  ReviewInput,
  Ticket,
  WatchedFilm,
} from '@lerret/model'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { PasskeyService } from './passkey-service.ts'
import type { PictureService } from './picture-service.ts'
import type { TicketServices } from './ticket-services.ts'

/**
 * The state and actions that blocks for members use. Blocks know nothing of requests and storage: the site provides an implementation,
 * a preview or a test another. See decision 005.
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
  /** When the tickets were saved, while a saved copy is shown; otherwise null. */
  ticketsSavedAt: Readable<string | null>
  /** Whether each list has more pages. */
  hasMore: Readable<HasMore>

  login(input: LoginInput): Promise<boolean>
  createAccount(input: CreateUserInput): Promise<boolean>
  forgotPassword(input: ForgotPasswordInput): Promise<boolean>
  clearError(): void
  logout(): Promise<void>
  resetPassword(input: { key: string; password: string }): Promise<Outcome>
  changePassword(input: { password: string; newPassword: string }): Promise<Outcome>
  rename(userName: string): Promise<Outcome>
  /** Whether the address of the account is confirmed; null when the request fails. */
  fetchEmailConfirmed(): Promise<boolean | null>
  /** Mails a link that confirms the address. */
  sendEmailConfirmation(): Promise<Outcome>
  /** Mails a link to a new address, which replaces the old one when the link is confirmed. */
  changeEmail(input: { email: string; password: string }): Promise<Outcome>
  /** All data about the member, as a file. */
  exportData(): Promise<Outcome & { file?: Blob }>
  deleteAccount(password: string): Promise<Outcome>

  /** The member's id in reviews; null when the request fails. */
  fetchUserId(): Promise<string | null>

  /** Whether the member gets mails about films on the watch list; null when the request fails. */
  fetchWatchMails(): Promise<boolean | null>
  setWatchMails(isWanted: boolean): Promise<Outcome>
  /** Takes the key in a mail's link; does not require a log-in. */
  stopWatchMails(key: string): Promise<Outcome>
  /** The key in the page's URL, when it was opened by a link to stop the mails; otherwise null. */
  stopMailsKey(): string | null
  /** Removes the key from the page's URL. */
  removeStopMailsKey(): void

  fetchWatchList(): Promise<void>
  /** Fetches all pages of the list, once, for the buttons on film cards. */
  loadWholeWatchList(): void
  fetchMoreWatchList(): Promise<unknown>
  /** Fetches all pages of the list again. */
  fetchWholeWatchList(): Promise<unknown>
  watch(film: Partial<WatchedFilm> & { movieId: string }): Promise<Outcome>
  unwatch(movieId: string): Promise<Outcome>
  fetchMovieInfo(ediNumber: string): Promise<void>
  /** Fetches only if another film was fetched last, or that failed. */
  loadMovieInfo(ediNumber: string): Promise<void>
  fetchReviews(ediNumber: string): Promise<unknown>
  fetchMoreReviews(ediNumber: string): Promise<unknown>
  writeReview(input: ReviewInput): Promise<Outcome>
  likeReview(id: string, isLiked: boolean): Promise<void>
  deleteReview(id: string): Promise<Outcome>
  /** The films that the member has seen or reviewed. */
  fetchDiary(): Promise<Outcome & { entries?: DiaryEntry[] }>
  fetchTickets(): Promise<void>
  fetchMoreTickets(): Promise<void>
  /** The address of a ticket's calendar event. */
  ticketCalendarUrl(ticket: Ticket): string
  /** What members can do with tickets besides showing them; null when its code cannot be loaded. */
  loadTicketServices(): Promise<TicketServices | null>
  /** Logging in with a passkey, and the member's own ones; null when its code cannot be loaded. */
  loadPasskeyService(): Promise<PasskeyService | null>
  /** The picture beside the member's reviews; null when its code cannot be loaded. */
  loadPictureService(): Promise<PictureService | null>
  /** The address of all data about the member, as a page to read. */
  exportPageUrl(): string
  fetchClub(): Promise<void>
  joinClub(code: string): Promise<Outcome>
  signUpForScreening(id: string, isComing: boolean): Promise<Outcome>
  leaveClub(): Promise<Outcome>

  /** Opens the log-in page, which returns to this page; with `review`, to its form for a review. */
  goToLogin(intent?: 'review'): void
  /** Whether the visitor has logged in to write a review of this page's film. */
  isReviewRequested(): boolean
  /** Whether the page was opened to show the code of the next ticket. */
  isCodeRequested(): boolean
  /** What the visitor wants to do after the log-in; null when that is not known. */
  loginReason(): LoginReason | null
  /** The path to open after a log-in; always a page of this site. */
  returnPath(): string
  /** A path with this page's return path added. */
  withReturnPath(path: string): string
  /** The key in the page's URL, when it was opened by a link to reset the password; otherwise null. */
  resetKey(): string | null
  /** The film in the page's URL that is to be added to the watch list, which is then removed from the URL; otherwise null. */
  takeRequestedFilm(): string | null
  /** Opens the front page for a member who is logging out. From then on, `goToLogin` does nothing until the next log-in. */
  leave(message: string): void
  /** Opens a page of this site. */
  open(path: string): void
  /** Opens a page of this site, where the message is shown. */
  openWithMessage(path: string, message: string): void
  /** The current time in milliseconds. */
  now(): number
}

export type { Passkey, PasskeyOutcome, PasskeyService, Proof } from './passkey-service.ts'
export type { PictureService, TicketServices }

export type LoginReason = 'review' | 'watch' | 'list' | 'tickets' | 'club'

/** A value that changes and notifies its subscribers. */
export interface Readable<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

export interface UserState {
  /** The response to a log-in or a new account; empty before. */
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

export interface ListState<Item> {
  items: Item[]
  loading: boolean
  error: unknown
}

export interface WatchListState extends ListState<WatchedFilm> {
  requested: string[]
}

export interface ClubState {
  club: Club | null
  loading: boolean
  error: unknown
}

export interface HasMore {
  watchList: boolean
  reviews: boolean
  tickets: boolean
}

/** The result of an action; on failure with the error response. */
export interface Outcome {
  isDone: boolean
  error?: unknown
}

/** Access to the features for members, whose code is loaded on demand. */
export interface MemberAccess extends Readable<Member | null> {
  load(): void
  /**
   * A film's rating, without loading that code for visitors; null for a film without ratings, when the request fails, and for members,
   * whose `movieInfo` has it.
   */
  fetchRating(ediNumber: string): Promise<FilmRating | null>
}

export const MemberContext = createContext<MemberAccess | null>(null)

const EMPTY_STORE: Readable<null> = { getState: () => null, subscribe: () => () => {} }

/** The features for members; null while they are not loaded. Loads them unless `shouldLoad` is false. */
export function useMember({ shouldLoad = true } = {}): Member | null {
  const access = useContext(MemberContext)
  useEffect(() => {
    if (shouldLoad) access?.load()
  }, [access, shouldLoad])
  return useReadable<Member | null>(access ?? EMPTY_STORE, null)
}

/** The current state; during hydration the state that the page was published with. */
export function useReadable<State>(readable: Readable<State>, published: State): State {
  return useSyncExternalStore(readable.subscribe, readable.getState, () => published)
}
