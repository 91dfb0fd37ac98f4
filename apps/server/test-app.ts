import Fastify, { type FastifyInstance } from 'fastify'
import type { AccessChecks } from './access/access-checks.ts'
import { requireAccess } from './access/require-access.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { validateByContracts } from './http/contracts.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { givenIdentity, PUBLIC_URL } from './identity/test-identity.ts'
import type { Renderer } from './publishing/render/renderer.ts'
import { onFinished } from './test-cleanup.ts'

/** Renders the rows of a page as JSON. */
export const TEST_RENDERER: Renderer = {
  id: 'test',
  assets: [],
  serviceWorker: () => new Uint8Array(),
  inlineScripts: [],
  renderPage: ({ rows }) => JSON.stringify(rows),
}

/** The whole server. What a test does not give it has no pictures, mails nobody, and fails when it uses the database. */
export async function givenApp(
  dependencies: Pick<AppDependencies, 'live'> & Partial<AppDependencies>,
): Promise<FastifyInstance> {
  const app = await buildApp({
    db: {} as never,
    identity: dependencies.identity ?? (await givenIdentity()),
    publicUrl: PUBLIC_URL,
    readMedia: async () => new Uint8Array(),
    publishNow: async () => ({ release: 'r1', pages: { rendered: 0, kept: 0, failed: 0 }, problems: [] }),
    images: { findImage: async () => undefined, findDraftImage: async () => undefined },
    mailer: { send: async () => {} },
    renderer: TEST_RENDERER,
    now: () => new Date(),
    hasWorker: true,
    logLevel: 'silent',
    ...dependencies,
  })
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
