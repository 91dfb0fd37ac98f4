/** A call whose reply is an error, or not what its contract promises. */
export class CallError extends Error {
  override name = 'CallError'
  /** The permanent error code; `unknown` when the reply has none. */
  readonly code: string
  readonly status: number
  /** The body of the reply: parsed when it is JSON, otherwise text. */
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

/** The error of a failed reply. Its message may be logged, so it contains nothing of the body. */
export async function readCallError(reply: Response, name: string): Promise<CallError> {
  const response = parseJson(await reply.text())
  const { error } = (response ?? {}) as { error?: { code?: unknown } | null }
  return new CallError(`${name} was answered with ${reply.status}.`, {
    code: typeof error?.code === 'string' ? error.code : 'unknown',
    status: reply.status,
    response,
  })
}

/** The body of a reply as JSON. Invalid JSON is a CallError, because the parser's message would quote the body. */
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

/** The parsed JSON; the text itself when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
