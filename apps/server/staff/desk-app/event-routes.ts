import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { notifyDesks } from '../../content/desk-events/notify.ts'
import { createEventStreams } from '../../content/desk-events/streams.ts'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'

export function registerEventRoutes(
  scope: FastifyInstance,
  { db, deskEvents, accounts }: Pick<House, 'db' | 'deskEvents' | 'accounts'>,
) {
  const { findSession } = accounts.forRealm('staff')
  const streams = createEventStreams(deskEvents, (error) => scope.log.error(error))
  // Streams are closed before the server waits for running requests, of which each would be one.
  scope.addHook('preClose', async () => streams.close())

  addRoute(scope, deskContracts.deskEvents, async (request, reply) => {
    const { id: personId, sessionId } = request.staff
    const stream = streams.open({
      personId,
      isSessionValid: async () => (await findSession(request.headers.cookie))?.id === sessionId,
    })
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        // nginx sends each event at once.
        .header('x-accel-buffering', 'no')
        // The contract describes one event of the stream.
        .send(stream as never)
    )
  })
  addRoute(scope, deskContracts.announcePresence, async (request) => {
    const { id: personId, name } = request.staff
    const { tab, subject, title, isEditing } = request.body
    await notifyDesks(
      db,
      subject
        ? { type: 'present', presence: { tab, personId, name, subject, title, isEditing } }
        : { type: 'left', personId, tab },
    )
    return true as const
  })
}
