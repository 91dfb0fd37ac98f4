import type { FastifyInstance } from 'fastify'
import { LERRET_VERSION } from '../settings/version.ts'
import type { Missing } from './readiness.ts'

/** Monitoring asks `/health` whether the process runs, and `/ready` whether it can read and write. */
export function registerHealthRoutes(app: FastifyInstance, findMissing: () => Promise<Missing | null>) {
  app.get('/health', { config: { access: 'anyone' } }, async () => ({
    status: 'ok',
    version: LERRET_VERSION,
  }))
  app.get('/ready', { config: { access: 'anyone' } }, async (_, reply) => {
    const missing = await findMissing()
    return missing ? reply.code(503).send({ status: 'not-ready', missing }) : { status: 'ready' }
  })
}
