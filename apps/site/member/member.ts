import { createAccountClient, createPartnerClient, partnerApis, type User } from '@lerret/api'
import { TICKET_CODE_HASH } from '@lerret/model'
import type { HasMore, Member, Readable } from '@lerret/ui/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAccountArea } from './account/account.ts'
import { createClub } from './club/club.ts'
import { createMovieInfo } from './movie-info/movie-info.ts'
import { createReviews } from './reviews/reviews.ts'
import {
  findLoginReason,
  getReturnPath,
  loginPath,
  REVIEW_HASH,
  withReturnPath,
} from './session/return-path.ts'
import { createSession } from './session/session.ts'
import type { Storage } from './storage.ts'
import { createTickets } from './tickets/tickets.ts'
import { createUser } from './user/log-in.ts'
import { createWatchList } from './watch-list/watch-list.ts'

export interface MemberDependencies {
  /** The site's partners. Members belong to the first. */
  partners: readonly number[]
  fetch: typeof globalThis.fetch
  /** May throw. */
  storage: () => Storage
  /** Listens for changes of the storage by other tabs. */
  onStorageChange: (listener: (key: string | null) => void) => void
  url: () => string
  open: (path: string) => void
  /** Opens a page, where the message is shown. */
  openWithMessage: (path: string, message: string) => void
  /** The film in the URL that is to be added to the watch list, which is then removed from the URL. */
  takeRequestedFilm: () => string | null
  /** Removes the hash from the URL. */
  removeHash: () => void
  now: () => number
  log: (line: string) => void
}

/** The features for members, with the backend of the first partner. */
export function createMember(dependencies: MemberDependencies): Member {
  const { partners, fetch, storage, url, now, log, open } = dependencies
  const partner = createPartnerClient(partners, { apis: partnerApis(), fetch })
  const account = createAccountClient(partners, { apis: partnerApis(), fetch })

  let isWholeListLoaded = false
  let isLeaving = false
  const session = createSession({
    partner,
    storage,
    onMemberChange() {
      isWholeListLoaded = false
      for (const area of [user, watchList, reviews, tickets, club]) area.reset()
    },
  })
  const { asMember, withSwitchedToken } = session
  /** Mailed links have their keys in the hash. */
  const readHashParameter = (name: string) => new URLSearchParams(new URL(url()).hash.slice(1)).get(name)
  /** A field of the member's profile on the server; null when the request fails, which is only logged. */
  async function fetchUserField<Name extends keyof User>(name: Name): Promise<User[Name] | null> {
    try {
      const serverProfile = await asMember(() => partner.userProfile())
      const profile = session.store.getState()
      // The link that changes the address may have been opened on another device.
      if (profile && profile.email !== serverProfile.email)
        session.start({ ...profile, email: serverProfile.email })
      return serverProfile[name]
    } catch (error) {
      log(`The ${name} of the member could not be fetched: ${error}`)
      return null
    }
  }

  const user = createUser({ partner, session, log })
  const movieInfo = createMovieInfo({ partner, log })
  const watchList = createWatchList({ partner, withSwitchedToken, log })
  const reviews = createReviews({ partner, asMember, log })
  const tickets = createTickets({
    partner,
    asMember,
    storage,
    now,
    email: () => session.store.getState()?.email ?? null,
  })
  const club = createClub({ account, asMember })
  const accountArea = createAccountArea({ account, session })
  dependencies.onStorageChange(session.onStorageChange)
  session.store.subscribe((profile) => {
    if (profile) isLeaving = false
  })

  return {
    session: session.store,
    user: user.store,
    movieInfo: movieInfo.store,
    watchList: watchList.store,
    reviews: reviews.store,
    tickets: tickets.store,
    club: club.store,
    ticketsSavedAt: tickets.savedAt,
    hasMore: combineStores({
      watchList: watchList.hasMore,
      reviews: reviews.hasMore,
      tickets: tickets.hasMore,
    }),
    login: user.login,
    createAccount: user.createAccount,
    forgotPassword: user.forgotPassword,
    clearError: user.clearError,
    logout: user.logout,
    ...accountArea,
    async deleteAccount(password) {
      isLeaving = true
      const outcome = await accountArea.deleteAccount(password)
      isLeaving = outcome.isDone
      return outcome
    },
    fetchUserId: () => fetchUserField('userId'),
    fetchWatchMails: () => fetchUserField('hasWatchMails'),
    fetchEmailConfirmed: () => fetchUserField('isEmailConfirmed'),
    async fetchWatchList() {
      // This fetches the first page only; cards on other pages need the whole list again.
      isWholeListLoaded = false
      await watchList.fetchFirst()
    },
    loadWholeWatchList() {
      if (isWholeListLoaded || !session.store.getState()) return
      isWholeListLoaded = true
      void watchList.fetchAll().then((isLoaded) => {
        if (!isLoaded) isWholeListLoaded = false
      })
    },
    fetchMoreWatchList: watchList.fetchMore,
    fetchWholeWatchList: watchList.fetchAll,
    watch: watchList.watch,
    unwatch: watchList.unwatch,
    fetchMovieInfo: movieInfo.fetchMovieInfo,
    loadMovieInfo: movieInfo.loadMovieInfo,
    fetchReviews: reviews.fetchFirst,
    fetchMoreReviews: reviews.fetchMore,
    writeReview: reviews.writeReview,
    likeReview: reviews.likeReview,
    deleteReview: reviews.deleteReview,
    fetchDiary: accountArea.fetchDiary,
    fetchTickets: tickets.fetchTickets,
    fetchMoreTickets: tickets.fetchMoreTickets,
    ticketCalendarUrl: partner.ticketCalendarUrl,
    async loadTicketServices() {
      try {
        const { createTicketServices } = await import('./tickets/ticket-services.ts')
        return createTicketServices({ partners, fetch, asMember, refetch: tickets.fetchTickets })
      } catch (error) {
        log(`The services for tickets could not be loaded: ${error}`)
        return null
      }
    },
    async loadPasskeyService() {
      try {
        const { createPasskeyService } = await import('./account/passkey-service.ts')
        return createPasskeyService({ partners, fetch, asMember, start: session.start })
      } catch (error) {
        log(`The use of passkeys could not be loaded: ${error}`)
        return null
      }
    },
    async loadPictureService() {
      try {
        const { createPictureService } = await import('./account/picture-service.ts')
        return createPictureService({ partners, fetch, asMember })
      } catch (error) {
        log(`The choice of a picture could not be loaded: ${error}`)
        return null
      }
    },
    exportPageUrl: account.exportPageUrl,
    fetchClub: club.fetchClub,
    joinClub: club.joinClub,
    signUpForScreening: club.signUpForScreening,
    leaveClub: club.leaveClub,
    leave(message) {
      isLeaving = true
      dependencies.openWithMessage('/', message)
    },
    goToLogin(intent) {
      if (isLeaving) return
      const { pathname, search } = new URL(url())
      open(loginPath(pathname + search + (intent ? REVIEW_HASH : '')))
    },
    isReviewRequested: () => new URL(url()).hash === REVIEW_HASH,
    isCodeRequested: () => new URL(url()).hash === TICKET_CODE_HASH,
    loginReason: () => findLoginReason(getReturnPath(url())),
    returnPath: () => getReturnPath(url()),
    withReturnPath: (path) => withReturnPath(url(), path),
    resetKey: () => readHashParameter('nokkel'),
    stopMailsKey: () => readHashParameter('stopp'),
    removeStopMailsKey: dependencies.removeHash,
    takeRequestedFilm: dependencies.takeRequestedFilm,
    open,
    openWithMessage: dependencies.openWithMessage,
    now,
  }
}

function combineStores(stores: { [Name in keyof HasMore]: StoreApi<boolean> }): Readable<HasMore> {
  const combined = createStore<HasMore>(() => ({ watchList: false, reviews: false, tickets: false }))
  for (const [name, flag] of Object.entries(stores))
    flag.subscribe((value) => combined.setState({ [name]: value }))
  return combined
}
