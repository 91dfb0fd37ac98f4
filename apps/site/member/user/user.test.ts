import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { failure, givenAnswers } from '../test-partner.ts'
import { createUser } from './log-in.ts'
import { INITIAL_USER, userReducer } from './user.ts'

const user = (changes = {}) => ({ ...INITIAL_USER, ...changes })
const PROFILE = { userName: 'Kari', email: 'kari@eksempel.no', token: 't' }
const ANSWER = { marsToken: 't', UserName: 'Kari', UserInfo: 'kari@eksempel.no', Points: 3 }

describe('the user', () => {
  test('is nobody at first', () => {
    expect(INITIAL_USER).toEqual({ userProfile: {}, loading: false, error: null, isEmailSent: false })
  })

  test.each([
    ['a request is under way', { type: 'requested' }, user({ loading: true })],
    ['a log-in gives the profile', { type: 'logged-in', userProfile: ANSWER }, user({ userProfile: ANSWER })],
    ['a failure is kept as it was answered', { type: 'failed', error: 'no' }, user({ error: 'no' })],
    ['the e-mail is sent', { type: 'email-sent' }, user({ isEmailSent: true })],
    ['the error is cleared', { type: 'error-cleared' }, user()],
  ] as const)('%s', (_, action, then) => {
    expect(userReducer(user(), action)).toEqual(then)
  })

  test('an error goes when it is cleared, or when the e-mail is sent', () => {
    const failed = user({ error: 'no', loading: true })
    expect(userReducer(failed, { type: 'error-cleared' })).toEqual(user({ loading: true }))
    expect(userReducer(failed, { type: 'email-sent' })).toEqual(user({ isEmailSent: true }))
  })

  test('an error that is stored ends the waiting', () => {
    expect(userReducer(user({ loading: true }), { type: 'failed', error: 'no' }).loading).toBe(false)
  })
})

function givenUser() {
  const logins = givenAnswers<{ response: Record<string, unknown>; profile: typeof PROFILE }>()
  const mails = givenAnswers<void>()
  let token: string | null = 't'
  const end = vi.fn(() => {
    token = null
  })
  const session = { begin: vi.fn(), end, token: () => token }
  const partner = {
    login: (_: unknown, signal?: AbortSignal) => logins.ask(signal),
    createAccount: (_: unknown, signal?: AbortSignal) => logins.ask(signal),
    forgotPassword: (_: string, signal?: AbortSignal) => mails.ask(signal),
    logout: vi.fn(async (_: string | null) => {}),
  }
  const log = vi.fn()
  return { ...createUser({ partner, session, log }), logins, mails, session, partner, log }
}

const INPUT = { email: 'kari@eksempel.no', password: 'hemmeleg' }

describe('logging in', () => {
  test('keeps the whole answer in memory and begins a session with the trio', async () => {
    const { login, logins, session, store } = givenUser()
    const done = login(INPUT)
    expect(store.getState().loading).toBe(true)
    logins.asked[0]?.answer({ response: ANSWER, profile: PROFILE })
    expect(await done).toBe(true)
    expect(store.getState()).toEqual(user({ userProfile: ANSWER }))
    expect(session.begin).toHaveBeenCalledWith(PROFILE)
  })

  test('stores the error response when it fails, and nobody is logged in', async () => {
    const { login, logins, session, store, clearError } = givenUser()
    const done = login(INPUT)
    logins.asked[0]?.fail(failure(401, 'login_failed'))
    expect(await done).toBe(false)
    expect(store.getState().error).toEqual({ error: { code: 'login_failed', message: 'login_failed' } })
    expect(session.begin).not.toHaveBeenCalled()
    clearError()
    expect(store.getState()).toEqual(user())
  })

  test('says so when no answer came', async () => {
    const { createAccount, logins, store } = givenUser()
    const done = createAccount({ ...INPUT, userName: 'Kari' })
    logins.asked[0]?.fail(new TypeError('Failed to fetch'))
    await done
    expect(store.getState().error).toMatchObject({ error: { code: 'no_answer' } })
  })

  test('whoever asks for a new password has given up logging in, and the log-in is aborted', async () => {
    const { login, forgotPassword, logins, mails, session, store } = givenUser()
    const given = login(INPUT)
    const asked = forgotPassword(INPUT)
    expect(logins.asked[0]?.signal?.aborted).toBe(true)
    mails.asked[0]?.answer()
    logins.asked[0]?.answer({ response: ANSWER, profile: PROFILE })
    expect([await given, await asked]).toEqual([false, true])
    expect(store.getState()).toEqual(user({ isEmailSent: true }))
    expect(session.begin).not.toHaveBeenCalled()
  })

  test('only the latest attempt counts, in whatever order they are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
        const { login, logins, store, session } = givenUser()
        const attempts = [0, 1, 2, 3].map(() => login(INPUT))
        for (const index of order)
          logins.asked[index]?.answer({
            response: { attempt: index },
            profile: { ...PROFILE, token: `${index}` },
          })
        await Promise.all(attempts)
        expect(store.getState()).toEqual(user({ userProfile: { attempt: 3 } }))
        expect(session.begin.mock.calls).toEqual([[{ ...PROFILE, token: '3' }]])
      }),
    )
  })
})

test('logging out is done here even when the server cannot be told, which is logged', async () => {
  const { logout, partner, session, log } = givenUser()
  partner.logout.mockRejectedValue(new TypeError('Failed to fetch'))
  await logout()
  expect(session.end).toHaveBeenCalled()
  expect(partner.logout).toHaveBeenCalledWith('t')
  expect(log).toHaveBeenCalledOnce()
})
