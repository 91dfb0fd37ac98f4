import { MOVIE_INFO_FIELDS, REVIEW_FIELDS, toWire } from '@lerret/api'
import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { INITIAL_LIST } from './list.ts'
import { createMember } from './member.ts'
import { givenFilm, givenReview, givenStorage, givenTicket } from './test-partner.ts'
import { saveTickets, TICKETS_STORAGE_KEY } from './tickets/saved-tickets.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 't' }
const LOGIN_RESPONSE = JSON.stringify({ marsToken: 't', UserName: 'Kari', UserInfo: PROFILE.email })
const USER = {
  UserId: 'm1',
  UserName: 'Kari',
  ContactEmail: PROFILE.email,
  IsClubMember: false,
  WatchMails: true,
}
const FILMS = Array.from({ length: 23 }, (_, at) => givenFilm(`film-${at}`))

function givenMember({ isLoggedIn = true, response = LOGIN_RESPONSE, heldCall = '' } = {}) {
  const watchListQueries: string[] = []
  const calls: string[] = []
  const release = Promise.withResolvers<void>()
  const storage = givenStorage(isLoggedIn ? { 'cw-profile-new': JSON.stringify(PROFILE) } : {})
  const member = createMember({
    partners: [178],
    async fetch(input) {
      const url = new URL(String(input), 'http://house.example')
      const call = url.pathname.split('/').at(-1) ?? ''
      calls.push(call)
      if (call === heldCall) await release.promise
      if (call === 'GetReviewsByEdiDx') return Response.json([toWire(REVIEW_FIELDS, givenReview('r1'))])
      if (call !== 'GetWatchlistDx') return new Response(response)
      watchListQueries.push(url.search)
      const [skip, take] = ['skip', 'take'].map((name) => Number(url.searchParams.get(name))) as [
        number,
        number,
      ]
      return Response.json(FILMS.slice(skip, skip + take).map((film) => toWire(MOVIE_INFO_FIELDS, film)))
    },
    storage: () => storage,
    onStorageChange: () => {},
    url: () => 'http://house.example/kino',
    open: vi.fn(),
    openWithMessage: vi.fn(),
    takeRequestedFilm: () => null,
    removeHash: vi.fn(),
    now: () => 0,
    log: vi.fn(),
  })
  const loadWholeList = async () => {
    member.loadWholeWatchList()
    await vi.waitFor(() => expect(member.watchList.getState().items).toHaveLength(FILMS.length))
  }
  return { member, watchListQueries, calls, loadWholeList, storage, release: release.resolve }
}

test('the whole of a long watch list is fetched once for cards', async () => {
  const { member, watchListQueries, loadWholeList } = givenMember()
  await loadWholeList()
  member.loadWholeWatchList()
  expect(watchListQueries).toEqual(['?skip=0&take=10', '?skip=10&take=10', '?skip=20&take=10'])
  expect(member.hasMore.getState().watchList).toBe(false)
})

test('after the page of the list, which fetches its first page, the whole list is fetched again', async () => {
  const { member, loadWholeList } = givenMember()
  await loadWholeList()
  await member.fetchWatchList()
  expect(member.watchList.getState().items).toHaveLength(10)
  expect(member.hasMore.getState().watchList).toBe(true)
  await loadWholeList()
})

test('without a member no list is fetched', async () => {
  const { member, watchListQueries } = givenMember({ isLoggedIn: false })
  await vi.waitFor(() => expect(member.session.getState()).toBeNull())
  member.loadWholeWatchList()
  expect(watchListQueries).toEqual([])
})

test('an HTML page of the network instead of a response leaves the saved tickets', async () => {
  const { member, storage } = givenMember({ response: '<html>Log in to the foyer’s network</html>' })
  const items = [givenTicket('123')]
  saveTickets(() => storage, { email: PROFILE.email, savedAt: '2026-11-20T17:00:00Z', items })
  const saved = storage.entries[TICKETS_STORAGE_KEY]
  await member.fetchTickets()
  expect(member.tickets.getState()).toMatchObject({ items, error: expect.stringContaining('<html>') })
  expect(member.ticketsSavedAt.getState()).toBe('2026-11-20T17:00:00Z')
  expect(storage.entries[TICKETS_STORAGE_KEY]).toBe(saved)
})

test.each([
  [{ EmailConfirmed: false }, false],
  [{ EmailConfirmed: true }, true],
  // This partner's backend does not confirm addresses.
  [{}, true],
])('whether the address is confirmed is read from the profile (%j)', async (fields, isConfirmed) => {
  const { member } = givenMember({ response: JSON.stringify({ ...USER, ...fields }) })
  expect(await member.fetchEmailConfirmed()).toBe(isConfirmed)
})

test('an address that was changed on another device is stored here when the profile is fetched', async () => {
  const { member, storage } = givenMember({
    response: JSON.stringify({ ...USER, ContactEmail: 'ny@eksempel.no' }),
  })
  await member.fetchEmailConfirmed()
  expect(member.session.getState()).toEqual({ ...PROFILE, email: 'ny@eksempel.no' })
  expect(storage.entries['cw-profile-new']).toContain('ny@eksempel.no')
})

test('a log-out clears the member’s data', async () => {
  const { member, loadWholeList } = givenMember({ isLoggedIn: false })
  await member.login({ email: PROFILE.email, password: 'hemmeleg' })
  await loadWholeList()
  await member.fetchWatchList()
  await member.fetchReviews('DXM20220117')
  expect(member.user.getState().userProfile).toHaveProperty('marsToken')
  expect([member.reviews.getState().items, member.hasMore.getState().watchList]).toMatchObject([
    [{ id: 'r1' }],
    true,
  ])
  await member.logout()
  expect(member.user.getState().userProfile).toEqual({})
  expect([member.reviews.getState(), member.watchList.getState()]).toMatchObject([INITIAL_LIST, INITIAL_LIST])
  expect(member.hasMore.getState()).toEqual({ watchList: false, reviews: false, tickets: false })
})

test.each([
  ['GetWatchlistDx', (member: Member) => member.fetchWatchList()],
  ['AddToWatchlistDx', (member: Member) => member.watch({ movieId: 'metropolis' })],
  ['GetReviewsByEdiDx', (member: Member) => member.fetchReviews('DXM20220117')],
])('a response of %s after a log-out is ignored', async (heldCall, send) => {
  const { member, calls, release } = givenMember({ heldCall })
  const late = send(member)
  await vi.waitFor(() => expect(calls).toContain(heldCall))
  await member.logout()
  release()
  await late
  expect([member.watchList.getState(), member.reviews.getState()]).toMatchObject([INITIAL_LIST, INITIAL_LIST])
})

test.each(['', 'null', '{}', '<html>'])('a log-in with the response %j is an error', async (response) => {
  const { member } = givenMember({ isLoggedIn: false, response })
  expect(await member.login({ email: 'kari@eksempel.no', password: 'hemmeleg' })).toBe(false)
  expect(member.user.getState().error).not.toBeNull()
  expect(await member.createAccount({ email: 'k@e.no', userName: 'Kari', password: 'hemmeleg' })).toBe(false)
  expect(member.user.getState().error).not.toBeNull()
})
