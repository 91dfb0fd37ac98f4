import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { readSimpleHead, type SimpleHead } from './request-head.ts'

/** Answers at once on the connection, or says that it has no answer. */
export type AnswerAtOnce = (head: SimpleHead, socket: Socket) => boolean

/**
 * Shows what comes on idle connections to somebody who may answer it before Node's own server reads it. A connection is that
 * server's from its first moment to its last, with all limits and timeouts. It is idle when the server has answered a simple
 * request on it and nothing has come since. Once something else than a simple head has come, only the server knows where
 * requests begin and end, and the connection is left to it for good.
 */
export function offerIdleConnections(server: Server, answerAtOnce: AnswerAtOnce) {
  /** What to do when the server has answered. */
  const waiting = new WeakMap<Socket, () => void>()
  server.on('connection', (socket) => {
    const [read, ...others] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (!read || others.length > 0) return
    let state: 'new' | 'idle' | 'busy' = 'new'
    waiting.set(socket, () => {
      state = 'idle'
    })
    socket.off('data', read)
    socket.on('data', look)

    function look(bytes: Buffer) {
      const head = state === 'busy' ? undefined : readSimpleHead(bytes)
      if (!head) leave()
      else if (state === 'idle' && isAllSent(socket) && answerAtOnce(head, socket)) return
      state = 'busy'
      read?.(bytes)
    }

    function leave() {
      waiting.delete(socket)
      socket.off('data', look)
      if (read) socket.on('data', read)
    }
  })
  server.on('request', ({ socket }, response) => {
    const becomeIdle = waiting.get(socket)
    if (becomeIdle) response.once('close', becomeIdle)
  })
}

/** Whoever does not read what they are sent is slowed down by the server. */
const isAllSent = (socket: Socket) => socket.writable && socket.writableLength === 0
