import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { blockedStorage, givenCallError, givenStorage } from '../test-partner.ts'
import { TICKETS_STORAGE_KEY } from '../tickets/saved-tickets.ts'
import { createSession } from './session.ts'
import { deleteProfile, readProfile, readToken, storeProfile } from './stored-profile.ts'

const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 'new' }
const STORED = JSON.stringify(PROFILE)

describe('the stored profile', () => {
  test('has three fields and nothing else', () => {
    const storage = givenStorage()
    expect(storeProfile(() => storage, { ...PROFILE, password: 'x' } as typeof PROFILE)).toBe(true)
    expect(storage.entries).toEqual({ 'cw-profile-new': STORED })
    expect(readProfile(() => storage)).toEqual(PROFILE)
  })

  test('has the token, or else the older site’s token is used', () => {
    const older = JSON.stringify({ token: 'old' })
    const readTokenFrom = (entries: Record<string, string>) => readToken(() => givenStorage(entries))
    expect(readTokenFrom({ 'cw-profile-new': STORED, 'cw-profile': older })).toBe('new')
    expect(readTokenFrom({ 'cw-profile': older })).toBe('old')
    expect(readTokenFrom({ 'cw-profile-new': '{"token":""}', 'cw-profile': older })).toBe('old')
    expect(readTokenFrom({})).toBeNull()
  })

  test('means that nobody is logged in when it is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        const storage = givenStorage({ 'cw-profile-new': value, 'cw-profile': value })
        expect(readProfile(() => storage)).toBeNull()
        expect(readToken(() => storage)).toBeNull()
      }),
    )
  })

  test('is empty where storage is blocked', () => {
    expect(readProfile(blockedStorage)).toBeNull()
    expect(storeProfile(blockedStorage, PROFILE)).toBe(false)
    expect(() => deleteProfile(blockedStorage)).not.toThrow()
  })
})

function givenSession(entries: Record<string, string> = {}) {
  const storage = givenStorage(entries)
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
  const onMemberChange = vi.fn()
  return {
    ...createSession({ partner, storage: () => storage, onMemberChange }),
    storage,
    partner,
    onMemberChange,
  }
}

describe('a session', () => {
  test('is there at once when a profile is stored', () => {
    expect(givenSession({ 'cw-profile-new': STORED }).store.getState()).toEqual(PROFILE)
    expect(givenSession().store.getState()).toBeNull()
  })

  test('of the older site continues with its token', async () => {
    const { store, storage, partner } = givenSession({ 'cw-profile': '{"token":"old"}' })
    expect(store.getState()).toBeUndefined()
    await vi.waitFor(() => expect(store.getState()).toEqual({ ...PROFILE, token: 'old' }))
    expect(partner.switchTokens).toHaveBeenCalledWith('old')
    expect(JSON.parse(storage.entries['cw-profile-new'] ?? '')).toMatchObject({ token: 'old' })
  })

  test('of the older site ends when its token is no longer valid', async () => {
    const storage = givenStorage({ 'cw-profile': '{"token":"old"}' })
    const partner = {
      switchTokens: async () => Promise.reject(givenCallError(401, 'token_invalid')),
      userProfile: vi.fn(),
    }
    const { store } = createSession({ partner, storage: () => storage, onMemberChange: vi.fn() })
    await vi.waitFor(() => expect(store.getState()).toBeNull())
  })

  test('deletes all stored data when it ends', () => {
    const { end, store, storage, onMemberChange } = givenSession({
      'cw-profile-new': STORED,
      'cw-profile': '{"token":"old"}',
      [TICKETS_STORAGE_KEY]: '{}',
    })
    end()
    expect(storage.entries).toEqual({})
    expect(store.getState()).toBeNull()
    expect(onMemberChange).toHaveBeenCalled()
  })

  test('ends here when it ends in another tab', () => {
    const { onStorageChange, store, storage, onMemberChange } = givenSession({ 'cw-profile-new': STORED })
    onStorageChange('something-else')
    expect(store.getState()).toEqual(PROFILE)
    delete storage.entries['cw-profile-new']
    onStorageChange('cw-profile-new')
    expect(store.getState()).toBeNull()
    expect(onMemberChange).toHaveBeenCalledOnce()
  })

  test('changes here when another member logs in in another tab', () => {
    const { onStorageChange, store, storage, onMemberChange } = givenSession({ 'cw-profile-new': STORED })
    storage.entries['cw-profile-new'] = JSON.stringify({ ...PROFILE, email: 'ola@eksempel.no' })
    onStorageChange(null)
    expect(store.getState()?.email).toBe('ola@eksempel.no')
    expect(onMemberChange).toHaveBeenCalledOnce()
  })
})

describe('requests of a member', () => {
  test('can switch to the stored token first', async () => {
    const member = givenSession({ 'cw-profile-new': STORED })
    expect(await member.withSwitchedToken(async () => 'list')).toBe('list')
    expect(member.partner.switchTokens).toHaveBeenCalledWith('new', undefined)
  })

  test('renew an expired session with the token, and are sent once more', async () => {
    const { asMember, partner, store } = givenSession({ 'cw-profile-new': STORED })
    const send = vi.fn(async () => 'tickets').mockRejectedValueOnce(givenCallError(401, 'login_needed'))
    expect(await asMember(send)).toBe('tickets')
    expect([send.mock.calls.length, partner.switchTokens.mock.calls.length]).toEqual([2, 1])
    expect(store.getState()).toEqual(PROFILE)
  })

  test('log the member out when the token is rejected', async () => {
    const { asMember, partner, store, storage } = givenSession({ 'cw-profile-new': STORED })
    partner.switchTokens.mockRejectedValue(givenCallError(401, 'token_invalid'))
    const rejection = givenCallError(401, 'login_needed')
    await expect(asMember(() => Promise.reject(rejection))).rejects.toBe(rejection)
    expect([store.getState(), storage.entries]).toEqual([null, {}])
  })

  test('leave the session in place on any other failure', async () => {
    const { asMember, store } = givenSession({ 'cw-profile-new': STORED })
    await expect(asMember(() => Promise.reject(givenCallError(500, 'internal')))).rejects.toThrow('internal')
    expect(store.getState()).toEqual(PROFILE)
  })
})

describe('a response that arrives after another member has logged in', () => {
  const OTHER = { ...PROFILE, email: 'ola@eksempel.no', token: 'theirs' }
  const superseded = { name: 'AbortError' }

  test('is ignored', async () => {
    const { asMember, withSwitchedToken, start, store } = givenSession({ 'cw-profile-new': STORED })
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const responses = [asMember(() => first.promise), withSwitchedToken(() => second.promise)]
    start(OTHER)
    first.resolve('tickets')
    second.resolve('list')
    for (const response of responses) await expect(response).rejects.toMatchObject(superseded)
    expect(store.getState()).toEqual(OTHER)
  })

  test('is not requested again, and does not log the other out', async () => {
    const { asMember, withSwitchedToken, start, store, partner } = givenSession({ 'cw-profile-new': STORED })
    const answer = Promise.withResolvers<never>()
    const send = vi.fn(() => answer.promise)
    const responses = [asMember(send), withSwitchedToken(send)]
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    start(OTHER)
    answer.reject(givenCallError(401, 'login_needed'))
    for (const response of responses) await expect(response).rejects.toMatchObject(superseded)
    expect([send.mock.calls.length, partner.switchTokens.mock.calls.length]).toEqual([2, 1])
    expect(store.getState()).toEqual(OTHER)
  })

  test('is not requested after a switch of tokens', async () => {
    const { withSwitchedToken, start, partner } = givenSession({ 'cw-profile-new': STORED })
    const switched = Promise.withResolvers<boolean>()
    partner.switchTokens.mockReturnValue(switched.promise)
    const send = vi.fn()
    const response = withSwitchedToken(send)
    start(OTHER)
    switched.resolve(true)
    await expect(response).rejects.toMatchObject(superseded)
    expect(send).not.toHaveBeenCalled()
  })
})
