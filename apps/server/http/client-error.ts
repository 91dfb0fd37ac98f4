import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

/** What could not even be read as a request is answered in the shape of every failure, and then hung up on. */
export function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
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
}

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
