import { MOVIE_INFO_FIELDS, REVIEW_FIELDS, toWire } from '@lerret/api'
import type { Member } from '@lerret/ui/member'
import { expect, test, vi } from 'vitest'
import { INITIAL_LIST } from './list.ts'
import { createMember } from './member.ts'
import { givenFilm, givenReview, givenStorage, givenTicket } from './test-partner.ts'
import { keepTickets, TICKETS_KEY } from './tickets/saved-tickets.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 't' }
const LOGGED_IN = JSON.stringify({ marsToken: 't', UserName: 'Kari', UserInfo: PROFILE.email })
const USER = {
  UserId: 'm1',
  UserName: 'Kari',
  ContactEmail: PROFILE.email,
  IsClubMember: false,
  WatchMails: true,
}
const FILMS = Array.from({ length: 23 }, (_, at) => givenFilm(`film-${at}`))

function givenMember({ isLoggedIn = true, answer = LOGGED_IN, held = '' } = {}) {
  const asked: string[] = []
  const calls: string[] = []
  const release = Promise.withResolvers<void>()
  const storage = givenStorage(isLoggedIn ? { 'cw-profile-new': JSON.stringify(PROFILE) } : {})
  const member = createMember({
    partners: [178],
    async fetch(address) {
      const url = new URL(String(address), 'http://house.example')
      const call = url.pathname.split('/').at(-1) ?? ''
      calls.push(call)
      if (call === held) await release.promise
      if (call === 'GetReviewsByEdiDx') return Response.json([toWire(REVIEW_FIELDS, givenReview('r1'))])
      if (call !== 'GetWatchlistDx') return new Response(answer)
      asked.push(url.search)
      const [skip, take] = ['skip', 'take'].map((name) => Number(url.searchParams.get(name))) as [
        number,
        number,
      ]
      return Response.json(FILMS.slice(skip, skip + take).map((film) => toWire(MOVIE_INFO_FIELDS, film)))
    },
    storage: () => storage,
    onStored: () => {},
    address: () => 'http://house.example/kino',
    open: vi.fn(),
    takeWish: () => null,
    dropHash: vi.fn(),
    now: () => 0,
    log: vi.fn(),
  })
  const knowAll = async () => {
    member.loadWholeWatchList()
    await vi.waitFor(() => expect(member.watchList.getState().items).toHaveLength(FILMS.length))
  }
  return { member, asked, calls, knowAll, storage, release: release.resolve }
}

test('cards know the whole of a long watch list, which is asked for once', async () => {
  const { member, asked, knowAll } = givenMember()
  await knowAll()
  member.loadWholeWatchList()
  expect(asked).toEqual(['?skip=0&take=10', '?skip=10&take=10', '?skip=20&take=10'])
  expect(member.hasMore.getState().watchList).toBe(false)
})

test('after its own page, which shows the list by parts, cards learn the rest anew', async () => {
  const { member, knowAll } = givenMember()
  await knowAll()
  await member.fetchWatchList()
  expect(member.watchList.getState().items).toHaveLength(10)
  expect(member.hasMore.getState().watchList).toBe(true)
  await knowAll()
})

test('nobody’s list is not asked for', async () => {
  const { member, asked } = givenMember({ isLoggedIn: false })
  await vi.waitFor(() => expect(member.session.getState()).toBeNull())
  member.loadWholeWatchList()
  expect(asked).toEqual([])
})

test('a page of the network’s own in place of an answer leaves the tickets that are kept for the door', async () => {
  const { member, storage } = givenMember({ answer: '<html>Log in to the foyer’s network</html>' })
  const items = [givenTicket('123')]
  keepTickets(() => storage, { email: PROFILE.email, savedAt: '2026-11-20T17:00:00Z', items })
  const kept = storage.kept[TICKETS_KEY]
  await member.fetchTickets()
  expect(member.tickets.getState()).toMatchObject({ items, error: expect.stringContaining('<html>') })
  expect(member.ticketsSavedAt.getState()).toBe('2026-11-20T17:00:00Z')
  expect(storage.kept[TICKETS_KEY]).toBe(kept)
})

test.each([
  [{ EmailConfirmed: false }, false],
  [{ EmailConfirmed: true }, true],
  // Another partner's backend, which asks nobody to confirm anything.
  [{}, true],
])('whether the address is confirmed is read from the profile (%j)', async (more, isConfirmed) => {
  const { member } = givenMember({ answer: JSON.stringify({ ...USER, ...more }) })
  expect(await member.fetchEmailConfirmed()).toBe(isConfirmed)
})

test('an address that was changed elsewhere is stored here when the profile is read', async () => {
  const { member, storage } = givenMember({
    answer: JSON.stringify({ ...USER, ContactEmail: 'ny@eksempel.no' }),
  })
  await member.fetchEmailConfirmed()
  expect(member.session.getState()).toEqual({ ...PROFILE, email: 'ny@eksempel.no' })
  expect(storage.kept['cw-profile-new']).toContain('ny@eksempel.no')
})

test('whoever logs out leaves nothing of theirs in memory', async () => {
  const { member, knowAll } = givenMember({ isLoggedIn: false })
  await member.login({ email: PROFILE.email, password: 'hemmeleg' })
  await knowAll()
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
])('an answer of %s that comes after log-out fills no list', async (held, ask) => {
  const { member, calls, release } = givenMember({ held })
  const late = ask(member)
  await vi.waitFor(() => expect(calls).toContain(held))
  await member.logout()
  release()
  await late
  expect([member.watchList.getState(), member.reviews.getState()]).toMatchObject([INITIAL_LIST, INITIAL_LIST])
})

test.each(['', 'null', '{}', '<html>'])(
  'a log-in that is answered with %j alone is an error',
  async (answer) => {
    const { member } = givenMember({ isLoggedIn: false, answer })
    expect(await member.login({ email: 'kari@eksempel.no', password: 'hemmeleg' })).toBe(false)
    expect(member.user.getState().error).not.toBeNull()
    expect(await member.createAccount({ email: 'k@e.no', userName: 'Kari', password: 'hemmeleg' })).toBe(
      false,
    )
    expect(member.user.getState().error).not.toBeNull()
  },
)
