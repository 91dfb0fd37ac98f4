import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { notifyDesks } from '../desk-events/notify.ts'
import { createEventStreams } from '../desk-events/streams.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute, getStaff } from './roles.ts'

export function registerEventRoutes(
  scope: FastifyInstance,
  { db, events, findSession }: Pick<DeskDependencies, 'db' | 'events'> & FindSession,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const streams = createEventStreams(events, (error) => scope.log.error(error))
  // Before the server waits for running requests, of which a stream would be one.
  scope.addHook('preClose', async () => streams.close())

  scope.route({
    ...deskRoute(deskContracts.deskEvents),
    handler: (request, reply) => {
      const { id: personId, sessionId } = getStaff(request)
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
          .send(stream)
      )
    },
  })
  app.route({
    ...deskRoute(deskContracts.announcePresence),
    handler: async (request) => {
      const { id: personId, name } = getStaff(request)
      const { tab, subject, title, isEditing } = request.body
      await notifyDesks(
        db,
        subject
          ? { type: 'present', presence: { tab, personId, name, subject, title, isEditing } }
          : { type: 'left', personId, tab },
      )
      return true as const
    },
  })
}

interface FindSession {
  findSession(cookies: string | undefined): Promise<{ id: string } | null>
}
