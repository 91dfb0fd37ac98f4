import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { ConnectionError, FastifyHttpOptions, FastifyInstance } from 'fastify'
import { replyToClientError } from './client-error.ts'

/**
 * How long a request may take to arrive. The largest are forms, which a phone with poor coverage sends in a few seconds. Without
 * it a client that sends a byte now and then would hold a connection that no handler, and so no rate limit, knows of.
 */
const REQUEST_TIMEOUT_MS = 30_000
/** How long requests may take to finish when the server stops. Process managers usually kill it after ten seconds. */
const GRACE_MS = 5000

/** Signed-in staff upload files: 25 MB arrive in this time at 30 kB a second. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000

/** Limits incoming requests only: a reply takes as long as the client takes to read it. */
export const requestTimeouts = (timeoutMs = REQUEST_TIMEOUT_MS): FastifyHttpOptions<Server> => ({
  // Node has one limit for all requests. `limitBodies` cuts those that are not uploads earlier.
  requestTimeout: UPLOAD_TIMEOUT_MS,
  http: { headersTimeout: timeoutMs, connectionsCheckingInterval: Math.ceil(timeoutMs / 6) },
})

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Cuts requests whose body takes too long to arrive. */
export function limitBodies({ server }: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS) {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (length === undefined && encoding === undefined) return
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('The request took too long to arrive.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      if (!request.complete) replyToClientError(error as ConnectionError, request.socket)
    }, timeoutMs)
    bodyTimers.set(request, timer)
    request.once('close', () => clearTimeout(timer))
  })
}

/** Gives a request the time of an upload. To be called when its sender is known. */
export const allowUpload = (request: IncomingMessage) => clearTimeout(bodyTimers.get(request))

/** A server that closes waits until no request has come for so long, because a connection that is closed loses what was not read. */
const QUIET_MS = 50
/** New requests do not delay a close for longer. */
const MAX_DRAIN_MS = 1000

/**
 * Requests that were sent before the server closed, and not yet read, are answered, and replies are sent to their end. Fastify calls the
 * hook while it still listens, and sends `connection: close` with every reply from then on.
 */
export function drainBeforeClose(app: FastifyInstance) {
  let lastRequestAt = 0
  const sockets = new Set<Socket>()
  app.server.on('request', ({ socket }: IncomingMessage) => {
    lastRequestAt = Date.now()
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0)
  app.addHook('preClose', async () => {
    const closingAt = Date.now()
    for (let quietSince = closingAt; Date.now() - closingAt < MAX_DRAIN_MS; ) {
      await wait(QUIET_MS)
      // What has arrived is read before this turn of the event loop.
      await nextTurn()
      if (lastRequestAt <= quietSince) break
      quietSince = lastRequestAt
    }
    // Node takes a connection for idle, and cuts it, when its reply has been written but not yet sent.
    while (isSending() && Date.now() - closingAt < GRACE_MS) await wait(QUIET_MS)
  })
}

/** Closes the server: running requests may finish, but connections that are open after the grace period are cut. */
export async function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
