import type { Club } from '@lerret/ui/member'
import { describe, expect, test, vi } from 'vitest'
import { failure, givenAnswers } from '../test-partner.ts'
import { clubReducer, createClub, INITIAL_CLUB } from './club.ts'

const CLUB: Club = {
  ...{ number: 1001, userName: 'Kari', joinedAt: '', cardCode: '1001-ABC', changesAt: '' },
  ...{ offers: [], screenings: [] },
}
const asMember = <Result>(ask: () => Promise<Result>) => ask()

describe('the club', () => {
  test('is nothing at first', () => {
    expect(INITIAL_CLUB).toEqual({ club: null, loading: false, error: null })
  })

  test('a request is waited for, its answer is the club, and ends what went wrong before', () => {
    const asked = clubReducer({ ...INITIAL_CLUB, error: 'no' }, { type: 'requested' })
    expect(asked).toEqual({ club: null, loading: true, error: 'no' })
    expect(clubReducer(asked, { type: 'received', club: CLUB })).toEqual({
      club: CLUB,
      loading: false,
      error: null,
    })
  })

  test('a failure is kept, and the card that is on the screen stays', () => {
    const asked = { club: CLUB, loading: true, error: null }
    expect(clubReducer(asked, { type: 'failed', error: 'no' })).toEqual({
      club: CLUB,
      loading: false,
      error: 'no',
    })
  })
})

function givenClub({ refuses = false } = {}) {
  let isMember = false
  const change = (to: boolean) => async () => {
    if (refuses) throw failure(400, 'club_code_invalid')
    isMember = to
  }
  const account = {
    club: vi.fn(async () => {
      if (!isMember) throw failure(403, 'club_members_only')
      return CLUB
    }),
    joinClub: vi.fn(change(true)),
    leaveClub: vi.fn(change(false)),
  }
  return { ...createClub({ account, asMember }), account }
}

test('whoever joins has the card at once', async () => {
  const { joinClub, store, account } = givenClub()
  expect(await joinClub('K7M2-9PQX')).toEqual({ isDone: true })
  expect(account.joinClub).toHaveBeenCalledWith('K7M2-9PQX')
  expect(store.getState()).toEqual({ club: CLUB, loading: false, error: null })
})

test('whoever leaves has it no longer', async () => {
  const { joinClub, leaveClub, store } = givenClub()
  await joinClub('K7M2-9PQX')
  expect(await leaveClub()).toEqual({ isDone: true })
  expect(store.getState()).toMatchObject({ club: null, error: { error: { code: 'club_members_only' } } })
})

test('a join or a leave that is refused is answered with why, and changes nothing', async () => {
  const { joinClub, leaveClub, store } = givenClub({ refuses: true })
  const refusal = {
    isDone: false,
    error: { error: { code: 'club_code_invalid', message: 'club_code_invalid' } },
  }
  expect([await joinClub('x'), await leaveClub()]).toEqual([refusal, refusal])
  expect(store.getState()).toEqual(INITIAL_CLUB)
})

test('only the latest card counts, and nothing comes after somebody has logged out', async () => {
  const answers = givenAnswers<Club>()
  const account = { club: answers.ask, joinClub: vi.fn(), leaveClub: vi.fn() }
  const { fetchClub, reset, store } = createClub({ account, asMember })
  const older = fetchClub()
  const newer = fetchClub()
  answers.asked[1]?.answer({ ...CLUB, cardCode: 'new' })
  answers.asked[0]?.answer({ ...CLUB, cardCode: 'old' })
  await Promise.all([older, newer])
  expect(answers.asked[0]?.signal?.aborted).toBe(true)
  expect(store.getState().club?.cardCode).toBe('new')
  const late = fetchClub()
  reset()
  answers.asked[2]?.answer(CLUB)
  await late
  expect(store.getState()).toEqual(INITIAL_CLUB)
})
