import type { Club } from '@lerret/model'
import { describe, expect, test, vi } from 'vitest'
import { givenCallError, givenReplies } from '../test-partner.ts'
import { clubReducer, createClub, INITIAL_CLUB } from './club.ts'

const CLUB: Club = {
  number: 1001,
  userName: 'Kari',
  joinedAt: '',
  cardCode: '1001-ABC',
  changesAt: '',
  offers: [],
  screenings: [],
}
const asMember = <Result>(send: () => Promise<Result>) => send()

describe('the club', () => {
  test('is initially empty', () => {
    expect(INITIAL_CLUB).toEqual({ club: null, loading: false, error: null })
  })

  test('a request is loading until its response, which also removes an earlier error', () => {
    const loading = clubReducer({ ...INITIAL_CLUB, error: 'no' }, { type: 'requested' })
    expect(loading).toEqual({ club: null, loading: true, error: 'no' })
    expect(clubReducer(loading, { type: 'received', club: CLUB })).toEqual({
      club: CLUB,
      loading: false,
      error: null,
    })
  })

  test('a failure has its error, and the card stays on the screen', () => {
    const loading = { club: CLUB, loading: true, error: null }
    expect(clubReducer(loading, { type: 'failed', error: 'no' })).toEqual({
      club: CLUB,
      loading: false,
      error: 'no',
    })
  })
})

function givenClub({ rejects = false } = {}) {
  let isMember = false
  const change = (to: boolean) => async () => {
    if (rejects) throw givenCallError(400, 'club_code_invalid')
    isMember = to
  }
  const account = {
    club: vi.fn(async () => {
      if (!isMember) throw givenCallError(403, 'club_members_only')
      return CLUB
    }),
    joinClub: vi.fn(change(true)),
    leaveClub: vi.fn(change(false)),
    signUpForScreening: vi.fn(async () => {}),
  }
  return { ...createClub({ account, asMember }), account }
}

test('a member who joins has the card at once', async () => {
  const { joinClub, store, account } = givenClub()
  expect(await joinClub('K7M2-9PQX')).toEqual({ isDone: true })
  expect(account.joinClub).toHaveBeenCalledWith('K7M2-9PQX')
  expect(store.getState()).toEqual({ club: CLUB, loading: false, error: null })
})

test('a member who leaves no longer has it', async () => {
  const { joinClub, leaveClub, store } = givenClub()
  await joinClub('K7M2-9PQX')
  expect(await leaveClub()).toEqual({ isDone: true })
  expect(store.getState()).toMatchObject({ club: null, error: { error: { code: 'club_members_only' } } })
})

test('a member who signs up for a screening sees it, with the card in place meanwhile', async () => {
  const { joinClub, signUpForScreening, store, account } = givenClub()
  await joinClub('K7M2-9PQX')
  const signingUp = signUpForScreening('s1', true)
  expect(store.getState().club).toEqual(CLUB)
  expect(await signingUp).toEqual({ isDone: true })
  expect(account.signUpForScreening).toHaveBeenCalledWith('s1', true)
  expect(account.club).toHaveBeenCalledTimes(2)
})

test('a rejected join or leave has its error in the outcome, and changes nothing', async () => {
  const { joinClub, leaveClub, store } = givenClub({ rejects: true })
  const rejected = {
    isDone: false,
    error: { error: { code: 'club_code_invalid', message: 'club_code_invalid' } },
  }
  expect([await joinClub('x'), await leaveClub()]).toEqual([rejected, rejected])
  expect(store.getState()).toEqual(INITIAL_CLUB)
})

test('only the latest card counts, and no response counts after a log-out', async () => {
  const replies = givenReplies<Club>()
  const account = {
    club: replies.request,
    joinClub: vi.fn(),
    leaveClub: vi.fn(),
    signUpForScreening: vi.fn(),
  }
  const { fetchClub, reset, store } = createClub({ account, asMember })
  const older = fetchClub()
  const newer = fetchClub()
  replies.requests[1]?.reply({ ...CLUB, cardCode: 'new' })
  replies.requests[0]?.reply({ ...CLUB, cardCode: 'old' })
  await Promise.all([older, newer])
  expect(replies.requests[0]?.signal?.aborted).toBe(true)
  expect(store.getState().club?.cardCode).toBe('new')
  const late = fetchClub()
  reset()
  replies.requests[2]?.reply(CLUB)
  await late
  expect(store.getState()).toEqual(INITIAL_CLUB)
})
