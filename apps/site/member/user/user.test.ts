import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { givenCallError, givenReplies } from '../test-partner.ts'
import { createUser } from './log-in.ts'
import { INITIAL_USER, userReducer } from './user.ts'

const user = (changes = {}) => ({ ...INITIAL_USER, ...changes })
const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 't' }
const RESPONSE = { marsToken: 't', UserName: 'Kari', UserInfo: 'kari@eksempel.no', Points: 3 }

describe('the user', () => {
  test('is initially empty', () => {
    expect(INITIAL_USER).toEqual({ userProfile: {}, loading: false, error: null, isEmailSent: false })
  })

  test.each([
    ['a request is loading', { type: 'requested' }, user({ loading: true })],
    [
      'a log-in gives the profile',
      { type: 'logged-in', userProfile: RESPONSE },
      user({ userProfile: RESPONSE }),
    ],
    ['a failure has its error response', { type: 'failed', error: 'no' }, user({ error: 'no' })],
    ['the e-mail is sent', { type: 'email-sent' }, user({ isEmailSent: true })],
    ['the error is cleared', { type: 'error-cleared' }, user()],
  ] as const)('%s', (_, action, then) => {
    expect(userReducer(user(), action)).toEqual(then)
  })

  test('an error is removed when it is cleared, or when the e-mail is sent', () => {
    const failed = user({ error: 'no', loading: true })
    expect(userReducer(failed, { type: 'error-cleared' })).toEqual(user({ loading: true }))
    expect(userReducer(failed, { type: 'email-sent' })).toEqual(user({ isEmailSent: true }))
  })

  test('a failure ends loading', () => {
    expect(userReducer(user({ loading: true }), { type: 'failed', error: 'no' }).loading).toBe(false)
  })
})

function givenUser() {
  const logins = givenReplies<{ response: Record<string, unknown>; profile: typeof PROFILE }>()
  const mails = givenReplies<void>()
  let token: string | null = 't'
  const end = vi.fn(() => {
    token = null
  })
  const session = { start: vi.fn(), end, token: () => token }
  const partner = {
    login: (_: unknown, signal?: AbortSignal) => logins.request(signal),
    createAccount: (_: unknown, signal?: AbortSignal) => logins.request(signal),
    forgotPassword: (_: string, signal?: AbortSignal) => mails.request(signal),
    logout: vi.fn(async (_: string | null) => {}),
  }
  const log = vi.fn()
  return { ...createUser({ partner, session, log }), logins, mails, session, partner, log }
}

const INPUT = { email: 'kari@eksempel.no', password: 'hemmeleg' }

describe('logging in', () => {
  test('keeps the whole response in memory and starts a session with the profile', async () => {
    const { login, logins, session, store } = givenUser()
    const done = login(INPUT)
    expect(store.getState().loading).toBe(true)
    logins.requests[0]?.reply({ response: RESPONSE, profile: PROFILE })
    expect(await done).toBe(true)
    expect(store.getState()).toEqual(user({ userProfile: RESPONSE }))
    expect(session.start).toHaveBeenCalledWith(PROFILE)
  })

  test('that fails leaves the error response, and nobody is logged in', async () => {
    const { login, logins, session, store, clearError } = givenUser()
    const done = login(INPUT)
    logins.requests[0]?.fail(givenCallError(401, 'login_failed'))
    expect(await done).toBe(false)
    expect(store.getState().error).toEqual({ error: { code: 'login_failed', message: 'login_failed' } })
    expect(session.start).not.toHaveBeenCalled()
    clearError()
    expect(store.getState()).toEqual(user())
  })

  test('without a response has an error of its own', async () => {
    const { createAccount, logins, store } = givenUser()
    const done = createAccount({ ...INPUT, userName: 'Kari' })
    logins.requests[0]?.fail(new TypeError('Failed to fetch'))
    await done
    expect(store.getState().error).toMatchObject({ error: { code: 'no_answer' } })
  })

  test('is aborted by a request for a new password', async () => {
    const { login, forgotPassword, logins, mails, session, store } = givenUser()
    const loggedIn = login(INPUT)
    const mailed = forgotPassword(INPUT)
    expect(logins.requests[0]?.signal?.aborted).toBe(true)
    mails.requests[0]?.reply()
    logins.requests[0]?.reply({ response: RESPONSE, profile: PROFILE })
    expect([await loggedIn, await mailed]).toEqual([false, true])
    expect(store.getState()).toEqual(user({ isEmailSent: true }))
    expect(session.start).not.toHaveBeenCalled()
  })

  test('counts only the latest attempt, whatever the order of the responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
        const { login, logins, store, session } = givenUser()
        const attempts = [0, 1, 2, 3].map(() => login(INPUT))
        for (const index of order)
          logins.requests[index]?.reply({
            response: { attempt: index },
            profile: { ...PROFILE, token: `${index}` },
          })
        await Promise.all(attempts)
        expect(store.getState()).toEqual(user({ userProfile: { attempt: 3 } }))
        expect(session.start.mock.calls).toEqual([[{ ...PROFILE, token: '3' }]])
      }),
    )
  })
})

test('logging out ends the session here even when the request fails, which is logged', async () => {
  const { logout, partner, session, log } = givenUser()
  partner.logout.mockRejectedValue(new TypeError('Failed to fetch'))
  await logout()
  expect(session.end).toHaveBeenCalled()
  expect(partner.logout).toHaveBeenCalledWith('t')
  expect(log).toHaveBeenCalledOnce()
})
