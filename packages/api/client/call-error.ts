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

/** The failure that an answer tells of. Its message, which may be logged, quotes nothing of the answer. */
export async function readCallError(reply: Response, name: string): Promise<CallError> {
  const response = parseJson(await reply.text())
  const { error } = (response ?? {}) as { error?: { code?: unknown } | null }
  return new CallError(`${name} was answered with ${reply.status}.`, {
    code: typeof error?.code === 'string' ? error.code : 'unknown',
    status: reply.status,
    response,
  })
}

/** An answer as JSON. One that is none is a failure, of which the parser's own words would quote the answer. */
export async function readJson(reply: Response, name: string): Promise<unknown> {
  const text = await reply.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError(`${name} was not answered with JSON.`, {
      code: 'answer_invalid',
      status: reply.status,
      response: text,
    })
  }
}

/** What a text says as JSON; the text itself when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
