import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

/** Time for the client to read the reply and close. Closing both directions at once would discard what it has not read. */
const LINGER_MS = 1000

/** Replies to bytes that are no HTTP request with a JSON error, and closes the connection. */
export function replyToClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable || isReplying(socket)) {
    socket.destroy(error)
    return
  }
  const { status, code, message } = REPLIES[error.code] ?? UNREADABLE_REPLY
  const body = JSON.stringify({ error: { code, message } })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** During a reply, a second one would be read as a piece of the first. Node has no public name for this property. */
const isReplying = (socket: Socket & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

interface ErrorReply {
  status: string
  code: string
  message: string
}

const UNREADABLE_REPLY: ErrorReply = {
  status: '400 Bad Request',
  code: 'request_invalid',
  message: 'This is not a request that can be read.',
}

const REPLIES: Record<string, ErrorReply> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'request_invalid',
    message: 'The headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: 'The request took too long to come.',
  },
}
