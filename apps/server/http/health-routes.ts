import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/connection.ts'

/** For monitoring: `/health` shows that the process runs, `/ready` that it reaches the database. */
export function registerHealthRoutes(app: FastifyInstance, db: Queryable) {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.error(error, 'the database does not respond')
      return reply.code(503).send({ status: 'not-ready', missing: 'database' })
    }
  })
}
