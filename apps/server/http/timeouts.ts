import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

/**
 * How long a request may take to arrive. The largest are forms, which a phone with poor coverage sends in a few seconds. Without
 * it a client that sends a byte now and then would hold a connection that no handler, and so no rate limit, knows of.
 */
const REQUEST_TIMEOUT_MS = 30_000
/** How long requests may take to finish when the server stops. Process managers usually kill it after ten seconds. */
const GRACE_MS = 5000

/** Limits incoming requests only: a reply takes as long as the client takes to read it. */
export const requestTimeouts = (timeoutMs = REQUEST_TIMEOUT_MS): FastifyHttpOptions<Server> => ({
  requestTimeout: timeoutMs,
  // Node uses the longer of the two for the whole request.
  http: { headersTimeout: timeoutMs, connectionsCheckingInterval: Math.ceil(timeoutMs / 6) },
})

/** Closes the server: running requests may finish, but connections that are open after the grace period are cut. */
export async function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
