import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { closedStorage, failure, givenStorage } from '../test-partner.ts'
import { TICKETS_KEY } from '../tickets/saved-tickets.ts'
import { createSession } from './session.ts'
import { forgetProfile, keepProfile, readProfile, readToken } from './stored-profile.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 'new' }
const STORED = JSON.stringify(PROFILE)

describe('what the browser remembers', () => {
  test('is the trio and nothing else', () => {
    const storage = givenStorage()
    expect(keepProfile(() => storage, { ...PROFILE, password: 'x' } as typeof PROFILE)).toBe(true)
    expect(storage.kept).toEqual({ 'cw-profile-new': STORED })
    expect(readProfile(() => storage)).toEqual(PROFILE)
  })

  test('gives the token for the switch, the older site’s where there is no other', () => {
    const older = JSON.stringify({ token: 'old' })
    const tokenIn = (kept: Record<string, string>) => readToken(() => givenStorage(kept))
    expect(tokenIn({ 'cw-profile-new': STORED, 'cw-profile': older })).toBe('new')
    expect(tokenIn({ 'cw-profile': older })).toBe('old')
    expect(tokenIn({ 'cw-profile-new': '{"token":""}', 'cw-profile': older })).toBe('old')
    expect(tokenIn({})).toBeNull()
  })

  test('means that nobody is logged in when it is broken, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const storage = givenStorage({ 'cw-profile-new': kept, 'cw-profile': kept })
        expect(readProfile(() => storage)).toBeNull()
        expect(readToken(() => storage)).toBeNull()
      }),
    )
  })

  test('is nothing where storage is closed, and nothing breaks', () => {
    expect(readProfile(closedStorage)).toBeNull()
    expect(keepProfile(closedStorage, PROFILE)).toBe(false)
    expect(() => forgetProfile(closedStorage)).not.toThrow()
  })
})

function givenSession(kept: Record<string, string> = {}) {
  const storage = givenStorage(kept)
  const partner = {
    switchTokens: vi.fn(async (token: string | null) => token !== null),
    userProfile: vi.fn(async () => ({
      userName: 'Kari',
      email: 'kari@eksempel.no',
      userId: 'm1',
      isClubMember: false,
      hasWatchMails: true,
      isEmailConfirmed: true,
    })),
  }
  const forget = vi.fn()
  return { ...createSession({ partner, storage: () => storage, forget }), storage, partner, forget }
}

describe('a session', () => {
  test('is there at once when the browser remembers it', () => {
    expect(givenSession({ 'cw-profile-new': STORED }).store.getState()).toEqual(PROFILE)
    expect(givenSession().store.getState()).toBeNull()
  })

  test('of the older site is taken over by its token', async () => {
    const { store, storage, partner } = givenSession({ 'cw-profile': '{"token":"old"}' })
    expect(store.getState()).toBeUndefined()
    await vi.waitFor(() => expect(store.getState()).toEqual({ ...PROFILE, token: 'old' }))
    expect(partner.switchTokens).toHaveBeenCalledWith('old')
    expect(JSON.parse(storage.kept['cw-profile-new'] ?? '')).toMatchObject({ token: 'old' })
  })

  test('of the older site is nobody’s when its token is no longer good', async () => {
    const storage = givenStorage({ 'cw-profile': '{"token":"old"}' })
    const partner = {
      switchTokens: async () => Promise.reject(failure(401, 'token_invalid')),
      userProfile: vi.fn(),
    }
    const { store } = createSession({ partner, storage: () => storage, forget: vi.fn() })
    await vi.waitFor(() => expect(store.getState()).toBeNull())
  })

  test('ends with everything that was kept of it', () => {
    const { end, store, storage, forget } = givenSession({
      'cw-profile-new': STORED,
      'cw-profile': '{"token":"old"}',
      [TICKETS_KEY]: '{}',
    })
    end()
    expect(storage.kept).toEqual({})
    expect(store.getState()).toBeNull()
    expect(forget).toHaveBeenCalled()
  })

  test('ends here when it ends in another tab', () => {
    const { follow, store, storage, forget } = givenSession({ 'cw-profile-new': STORED })
    follow('something-else')
    expect(store.getState()).toEqual(PROFILE)
    delete storage.kept['cw-profile-new']
    follow('cw-profile-new')
    expect(store.getState()).toBeNull()
    expect(forget).toHaveBeenCalledOnce()
  })

  test('of somebody else in another tab is theirs here too', () => {
    const { follow, store, storage, forget } = givenSession({ 'cw-profile-new': STORED })
    storage.kept['cw-profile-new'] = JSON.stringify({ ...PROFILE, email: 'ola@eksempel.no' })
    follow(null)
    expect(store.getState()?.email).toBe('ola@eksempel.no')
    expect(forget).toHaveBeenCalledOnce()
  })
})

describe('asking as a member', () => {
  test('switches the stored token first where that is asked for, and makes no call without one', async () => {
    const member = givenSession({ 'cw-profile-new': STORED })
    expect(await member.afterSwitch(async () => 'list')).toBe('list')
    expect(member.partner.switchTokens).toHaveBeenCalledWith('new', undefined)
  })

  test('a session that is over is renewed by the token, and the call is made once more', async () => {
    const { asMember, partner, store } = givenSession({ 'cw-profile-new': STORED })
    const ask = vi.fn(async () => 'tickets').mockRejectedValueOnce(failure(401, 'login_needed'))
    expect(await asMember(ask)).toBe('tickets')
    expect([ask.mock.calls.length, partner.switchTokens.mock.calls.length]).toEqual([2, 1])
    expect(store.getState()).toEqual(PROFILE)
  })

  test('a token that is refused means that nobody is logged in', async () => {
    const { asMember, partner, store, storage } = givenSession({ 'cw-profile-new': STORED })
    partner.switchTokens.mockRejectedValue(failure(401, 'token_invalid'))
    const refused = failure(401, 'login_needed')
    await expect(asMember(() => Promise.reject(refused))).rejects.toBe(refused)
    expect([store.getState(), storage.kept]).toEqual([null, {}])
  })

  test('any other failure leaves the session as it is', async () => {
    const { asMember, store } = givenSession({ 'cw-profile-new': STORED })
    await expect(asMember(() => Promise.reject(failure(500, 'internal')))).rejects.toThrow('internal')
    expect(store.getState()).toEqual(PROFILE)
  })
})

describe('an answer that comes when somebody else has logged in', () => {
  const ELSE = { ...PROFILE, email: 'ola@eksempel.no', token: 'theirs' }
  const late = { name: 'AbortError' }

  test('is for nobody', async () => {
    const { asMember, afterSwitch, begin, store } = givenSession({ 'cw-profile-new': STORED })
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const asked = [asMember(() => first.promise), afterSwitch(() => second.promise)]
    begin(ELSE)
    first.resolve('tickets')
    second.resolve('list')
    for (const one of asked) await expect(one).rejects.toMatchObject(late)
    expect(store.getState()).toEqual(ELSE)
  })

  test('is not asked for anew in their name, and does not log them out', async () => {
    const { asMember, afterSwitch, begin, store, partner } = givenSession({ 'cw-profile-new': STORED })
    const answer = Promise.withResolvers<never>()
    const ask = vi.fn(() => answer.promise)
    const asked = [asMember(ask), afterSwitch(ask)]
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    begin(ELSE)
    answer.reject(failure(401, 'login_needed'))
    for (const one of asked) await expect(one).rejects.toMatchObject(late)
    expect([ask.mock.calls.length, partner.switchTokens.mock.calls.length]).toEqual([2, 1])
    expect(store.getState()).toEqual(ELSE)
  })

  test('is not asked for in their name when the token was being switched', async () => {
    const { afterSwitch, begin, partner } = givenSession({ 'cw-profile-new': STORED })
    const switched = Promise.withResolvers<boolean>()
    partner.switchTokens.mockReturnValue(switched.promise)
    const ask = vi.fn()
    const asked = afterSwitch(ask)
    begin(ELSE)
    switched.resolve(true)
    await expect(asked).rejects.toMatchObject(late)
    expect(ask).not.toHaveBeenCalled()
  })
})
