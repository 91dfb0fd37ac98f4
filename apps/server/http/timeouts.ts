import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'

/**
 * How long a request may take to come whole. None is larger than a form or a list, which a phone with poor coverage sends in a
 * few seconds; whoever sends a byte now and then would keep a connection that no handler, and so no limit, has heard of.
 */
const REQUEST_MS = 30_000
/** What is under way when the server ends may take so long; whoever ends it waits no more than ten seconds, as a rule. */
const GRACE_MS = 5000

/** For what comes in only: an answer takes as long as somebody takes to read it. */
export const requestLimits = (ms = REQUEST_MS): FastifyHttpOptions<Server> => ({
  requestTimeout: ms,
  // Of the two Node takes the longer one for the whole request.
  http: { headersTimeout: ms, connectionsCheckingInterval: Math.ceil(ms / 6) },
})

/** Ends the server: what is under way may finish, but nobody who sends or reads slowly can keep it from ending. */
export async function closeWithin(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(patience)
  }
}
