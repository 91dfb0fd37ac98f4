import Fastify, { type FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import { createTestHouse, type TestHouse } from './house/test-house.ts'
import type { AccessChecks } from './platform/access/callers.ts'
import { requireAccess } from './platform/access/require-access.ts'
import { validateByContracts } from './platform/http/contracts.ts'
import { registerErrorHandler } from './platform/http/error-handler.ts'
import { onFinished } from './test-cleanup.ts'

/** The whole server, on a test house. */
export async function givenApp({
  logStream,
  requestTimeoutMs,
  ...house
}: TestHouse & AppOptions): Promise<FastifyInstance> {
  const app = await buildApp(await createTestHouse(house), { logStream, requestTimeoutMs })
  onFinished(() => app.close())
  return app
}

/** A server without routes that replies as the whole server does, for tests of some routes. The checks say who may call them. */
export function givenEmptyApp(checks: Partial<AccessChecks> = {}): FastifyInstance {
  const app = Fastify()
  validateByContracts(app)
  registerErrorHandler(app)
  requireAccess(app, checks as AccessChecks)
  onFinished(() => app.close())
  return app
}
