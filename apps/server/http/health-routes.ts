import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/connection.ts'

/** For the operator's watch: `/health` says that the process lives, `/ready` that it can do its work. */
export function registerHealth(app: FastifyInstance, db: Queryable) {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.error(error, 'the database does not answer')
      return reply.code(503).send({ status: 'not-ready', missing: 'database' })
    }
  })
}
