import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { parseSimpleHead, type SimpleHead } from './request-head.ts'

/** Replies to a request on the connection at once, or returns false. */
export type TryReply = (head: SimpleHead, socket: Socket) => boolean

/**
 * Offers requests on idle connections to `tryReply` before Node's own server reads them. The connection stays Node's all the time,
 * with all its limits and timeouts. It is idle when the server has replied to a simple request and nothing has arrived since. Once
 * anything but a simple head has arrived, only the server knows where requests begin and end, and it gets all further data.
 */
export function interceptIdleConnections(server: Server, tryReply: TryReply) {
  /** Called when the server has replied. */
  const onReplied = new WeakMap<Socket, () => void>()
  server.on('connection', (socket) => {
    const [read, ...others] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (!read || others.length > 0) return
    let state: 'new' | 'idle' | 'busy' = 'new'
    onReplied.set(socket, () => {
      state = 'idle'
    })
    socket.off('data', read)
    socket.on('data', onData)

    function onData(bytes: Buffer) {
      const head = state === 'busy' ? undefined : parseSimpleHead(bytes)
      if (!head) stopIntercepting()
      else if (state === 'idle' && hasSentAll(socket) && tryReply(head, socket)) return
      state = 'busy'
      read?.(bytes)
    }

    function stopIntercepting() {
      onReplied.delete(socket)
      socket.off('data', onData)
      if (read) socket.on('data', read)
    }
  })
  server.on('request', ({ socket }, response) => {
    const setIdle = onReplied.get(socket)
    if (setIdle) response.once('close', setIdle)
  })
}

/** Whether the client has read all replies: the server slows down clients that do not. */
const hasSentAll = (socket: Socket) => socket.writable && socket.writableLength === 0
