import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

/** For the other side to read why, and to hang up by itself: to end both ways at once would take back what it has not read. */
const LINGER_MS = 1000

/** What could not even be read as a request is answered in the shape of every failure, and then hung up on. */
export function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy(error)
    return
  }
  const { status, code, message } = TOLD[error.code] ?? UNREADABLE
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
  const patience = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(patience))
}

/** In the middle of an answer, another one would be read as a part of it. Node has no public name for this. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true

interface Told {
  status: string
  code: string
  message: string
}

const UNREADABLE: Told = {
  status: '400 Bad Request',
  code: 'request_invalid',
  message: 'This is not a request that can be read.',
}

const TOLD: Record<string, Told> = {
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
