import { createAccountClient, createPartnerClient, partnerApis, type User } from '@lerret/api'
import type { HasMore, Member, Readable } from '@lerret/ui/member'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAccountArea } from './account/account.ts'
import { createClub } from './club/club.ts'
import { createMovieInfo } from './movie-info/movie-info.ts'
import { createReviews } from './reviews/reviews.ts'
import { createSession } from './session/session.ts'
import type { Storage } from './session/stored-profile.ts'
import { carryBack, loginPath, wayBack } from './session/way-back.ts'
import { createTickets } from './tickets/tickets.ts'
import { createUser } from './user/log-in.ts'
import { createWatchList } from './watch-list/watch-list.ts'

export interface MemberParts {
  /** The site's partners; the first one has its members. */
  partners: readonly number[]
  fetch: typeof globalThis.fetch
  /** Getting it may throw. */
  storage: () => Storage
  /** Tells when another tab has changed what is stored. */
  onStored: (listener: (key: string | null) => void) => void
  address: () => string
  open: (path: string) => void
  /** The film that the page was opened to add, once. */
  takeWish: () => string | null
  /** Leaves the address without what stands behind its hash. */
  dropHash: () => void
  now: () => number
  log: (line: string) => void
}

/** All that members have, over one partner's backend. */
export function createMember(parts: MemberParts): Member {
  const { partners, fetch, storage, now, log, open } = parts
  const partner = createPartnerClient(partners, { apis: partnerApis(), fetch })
  const account = createAccountClient(partners, { apis: partnerApis(), fetch })

  let isListKnown = false
  let isLeaving = false
  const session = createSession({
    partner,
    storage,
    forget() {
      isListKnown = false
      for (const area of [user, watchList, reviews, tickets, club]) area.reset()
    },
  })
  const { asMember, afterSwitch } = session
  /** Keys of mailed links stand there, under a name each. */
  const behindHash = (name: string) => new URLSearchParams(new URL(parts.address()).hash.slice(1)).get(name)
  /** What the server knows of whoever is logged in; a failure is only logged. */
  async function ofUser<Name extends keyof User>(name: Name): Promise<User[Name] | null> {
    try {
      const known = await asMember(() => partner.userProfile())
      const profile = session.store.getState()
      // A link that gives the account another address may be opened anywhere.
      if (profile && profile.email !== known.email) session.begin({ ...profile, email: known.email })
      return known[name]
    } catch (error) {
      log(`The ${name} of whoever is logged in could not be fetched: ${error}`)
      return null
    }
  }

  const user = createUser({ partner, session, log })
  const movieInfo = createMovieInfo({ partner, log })
  const watchList = createWatchList({ partner, afterSwitch, log })
  const reviews = createReviews({ partner, asMember, log })
  const tickets = createTickets({
    ...{ partner, asMember, storage, now },
    email: () => session.store.getState()?.email ?? null,
  })
  const club = createClub({ account, asMember })
  const ownAccount = createAccountArea({ account, session })
  parts.onStored(session.follow)
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
    hasMore: together({
      watchList: watchList.unfinished,
      reviews: reviews.unfinished,
      tickets: tickets.unfinished,
    }),
    login: user.login,
    createAccount: user.createAccount,
    forgotPassword: user.forgotPassword,
    clearError: user.clearError,
    logout: user.logout,
    ...ownAccount,
    async deleteAccount(password) {
      isLeaving = true
      const outcome = await ownAccount.deleteAccount(password)
      isLeaving = outcome.isDone
      return outcome
    },
    fetchUserId: () => ofUser('userId'),
    fetchWatchMails: () => ofUser('hasWatchMails'),
    fetchEmailConfirmed: () => ofUser('isEmailConfirmed'),
    async fetchWatchList() {
      // Its own page shows it by parts; cards on the next page must know all of it.
      isListKnown = false
      await watchList.fetchFirst()
    },
    loadWholeWatchList() {
      if (isListKnown || !session.store.getState()) return
      isListKnown = true
      void watchList.fetchWhole().then((isKnown) => {
        if (!isKnown) isListKnown = false
      })
    },
    fetchMoreWatchList: watchList.fetchMore,
    watch: watchList.watch,
    unwatch: watchList.unwatch,
    fetchMovieInfo: movieInfo.fetchMovieInfo,
    fetchReviews: reviews.fetchFirst,
    fetchMoreReviews: reviews.fetchMore,
    writeReview: reviews.writeReview,
    likeReview: reviews.likeReview,
    fetchTickets: tickets.fetchTickets,
    fetchMoreTickets: tickets.fetchMoreTickets,
    fetchClub: club.fetchClub,
    joinClub: club.joinClub,
    leaveClub: club.leaveClub,
    leaveTo(path) {
      isLeaving = true
      open(path)
    },
    goToLogin() {
      if (isLeaving) return
      const { pathname, search } = new URL(parts.address())
      open(loginPath(pathname + search))
    },
    returnPath: () => wayBack(parts.address()),
    withReturnPath: (path) => carryBack(parts.address(), path),
    resetKey: () => behindHash('nokkel'),
    stopMailsKey: () => behindHash('stopp'),
    removeStopMailsKey: parts.dropHash,
    takeRequestedFilm: parts.takeWish,
    open,
    now,
  }
}

/** Several that change as one: it says something new when one of them does. */
function together(each: { [Name in keyof HasMore]: StoreApi<boolean> }): Readable<HasMore> {
  const store = createStore<HasMore>(() => ({ watchList: false, reviews: false, tickets: false }))
  for (const [name, one] of Object.entries(each)) one.subscribe((value) => store.setState({ [name]: value }))
  return store
}
