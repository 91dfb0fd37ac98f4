/** A call that was answered with a failure, or with something else than what it promises. */
export class CallError extends Error {
  override name = 'CallError'
  /** The permanent code by which a person is told; `unknown` when the answer had none. */
  readonly code: string
  readonly status: number
  /** The answer as it came: JSON where it was, otherwise text. */
  readonly response: unknown

  constructor(message: string, { code, status, response }: CallFailure) {
    super(message)
    this.code = code
    this.status = status
    this.response = response
  }
}

interface CallFailure {
  code: string
  status: number
  response: unknown
}

/** The failure that an answer tells of. */
export async function readCallError(reply: Response, name: string): Promise<CallError> {
  const response = parseJson(await reply.text())
  const { error } = (response ?? {}) as { error?: { code?: unknown; message?: unknown } | null }
  const text = stringOr(reply.statusText, error?.message)
  return new CallError(`${name} was answered with ${reply.status}${text ? `: ${text}` : ''}`, {
    code: stringOr('unknown', error?.code),
    status: reply.status,
    response,
  })
}

/** What a text says as JSON; the text itself when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const stringOr = (other: string, value: unknown) => (typeof value === 'string' ? value : other)
