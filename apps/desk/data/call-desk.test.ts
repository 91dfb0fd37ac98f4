import { CallError } from '@lerret/api'
import { afterEach, expect, test, vi } from 'vitest'
import { callDesk } from './call-desk.ts'
import { getSession, setSession } from './session.ts'

const kari = {
  id: 'kari',
  name: 'Kari',
  email: 'kari@fjordheim.example',
  role: 'editor',
  language: null,
} as const

afterEach(() => {
  vi.unstubAllGlobals()
  setSession({ status: 'loading', staff: null })
})

function givenReplies(...replies: (Response | Error)[]) {
  const fetch = vi.fn(async () => {
    const reply = replies.shift()
    if (!reply || reply instanceof Error) throw reply ?? new Error('No more replies.')
    return reply
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failure = (status: number, code: string) => Response.json({ error: { code, message: '' } }, { status })

test('a call sends its query and returns the reply', async () => {
  const fetch = givenReplies(Response.json([]))
  expect(await callDesk('itemCounts', { query: { from: '2026-11-01', to: '2026-11-16' } })).toEqual([])
  expect(fetch).toHaveBeenCalledWith('/redaksjon/api/counts?from=2026-11-01&to=2026-11-16', {
    method: 'GET',
    signal: expect.any(AbortSignal),
  })
})

test('a call in an expired session is sent again when the editor has signed in', async () => {
  setSession({ status: 'signed-in', staff: kari })
  givenReplies(failure(401, 'login_needed'), Response.json([]))
  const reply = callDesk('itemCounts', { query: { from: '2026-11-01', to: '2026-11-16' } })
  await vi.waitFor(() => expect(getSession()).toEqual({ status: 'expired', staff: kari }))
  setSession({ status: 'signed-in', staff: kari })
  expect(await reply).toEqual([])
})

test('a refused sign-in is not sent again', async () => {
  givenReplies(failure(401, 'login_failed'))
  const error = await callDesk('staffLogin', { body: { email: 'x', password: 'y' } }).catch((error) => error)
  expect(error).toBeInstanceOf(CallError)
  expect(error.code).toBe('login_failed')
})

test('a reading call that is not answered in time fails as offline, and can be tried again', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const reply = callDesk('staffProfile').catch((error) => error)
  timeout.abort(new DOMException('Timed out.', 'TimeoutError'))
  expect((await reply).code).toBe('offline')
  vi.restoreAllMocks()
})

test('a call without an answer fails as offline', async () => {
  givenReplies(new TypeError('Failed to fetch'))
  const error = await callDesk('staffProfile').catch((error) => error)
  expect([error.code, error.status]).toEqual(['offline', 0])
})
