import { CallError, readCallError, readJson } from '@lerret/api'
import type { deskContracts } from '@lerret/api/contracts'
import { CALLS, type CallName } from './calls.ts'
import { getSession, waitForSignIn } from './session.ts'

type Schemas<Name extends CallName> = (typeof deskContracts)[Name]['schema']

type Input<Schema> = Schema extends { _zod: { input: infer Type } } ? Type : never

/** What a call is given: parameters of its path, the query and the body, as far as its contract has them. */
export type CallInput<Name extends CallName> = (Schemas<Name> extends { params: infer Schema }
  ? { params: Input<Schema> }
  : unknown) &
  (Schemas<Name> extends { querystring: infer Schema } ? { query: Input<Schema> } : unknown) &
  (Schemas<Name> extends { body: infer Schema } ? { body: Input<Schema> } : unknown) & {
    signal?: AbortSignal
    /** Whether the call is sent even when the page is being left. */
    isKeptAlive?: boolean
  }

/** What a call returns when it succeeds. */
export type CallReply<Name extends CallName> = Schemas<Name>['response'] extends { 200: infer Schema }
  ? Schema extends { _zod: { output: infer Type } }
    ? Type
    : never
  : never

/** The code of a call that got no answer. */
export const OFFLINE = 'offline'

/**
 * Sends a call of the desk. When the session has expired, the call waits until the editor has signed in again, and is sent once
 * more: nothing that was written is lost. Failures are `CallError`s.
 */
export async function callDesk<Name extends CallName>(
  name: Name,
  ...[input]: Record<never, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
): Promise<CallReply<Name>> {
  const sentIn = getSession()
  try {
    return await sendCall(name, input as AnyInput)
  } catch (error) {
    if (!(error instanceof CallError) || CALLS[name].endsWith(' /session')) throw error
    if (error.code === 'confirmation_needed') {
      await waitForSignIn('confirming', input?.signal)
      return sendCall(name, input as AnyInput)
    }
    if (error.code !== 'login_needed') throw error
    // Another call may have found out first, and the editor has signed in meanwhile.
    const isRenewed = getSession() !== sentIn && getSession().status === 'signed-in'
    if (!isRenewed) await waitForSignIn('expired', input?.signal)
    return sendCall(name, input as AnyInput)
  }
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
  isKeptAlive?: boolean
}

async function sendCall<Name extends CallName>(name: Name, input: AnyInput = {}): Promise<CallReply<Name>> {
  const [method = 'GET', path = ''] = CALLS[name].split(' ')
  // What only reads may be asked for again; what writes may have been done.
  const signal = method === 'GET' ? withTimeout(input.signal) : input.signal
  const reply = await fetch(`/redaksjon/api${fillParams(path, input.params)}${formatQuery(input.query)}`, {
    method,
    ...(input.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
    ...(signal && { signal }),
    ...(input.isKeptAlive && { keepalive: true }),
  }).catch((error: unknown) => {
    if (input.signal?.aborted) throw error
    throw new CallError(`${name} got no answer.`, { code: OFFLINE, status: 0, response: null })
  })
  if (!reply.ok) throw await readCallError(reply, name)
  return (await readJson(reply, name)) as CallReply<Name>
}

/** After which a reply is not waited for. The screen then offers to try again, and is not left loading. */
const READ_TIMEOUT_MS = 20_000

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const fillParams = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))

function formatQuery(query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text && `?${text}`
}
