import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findLinkTargets } from '../../editing/link-targets.ts'
import { readMenuItems } from '../../editing/menu-items.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute } from '../roles.ts'

export function registerMenuRoutes(scope: FastifyInstance, { db, live }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...deskRoute(deskContracts.menuItems),
    handler: async () => ({
      items: (await readMenuItems(db)).map(({ body, savedAt, ...item }) => ({
        ...item,
        body: body as Record<string, unknown> | null,
        savedAt: savedAt.toISOString(),
      })),
    }),
  })
  app.route({
    ...deskRoute(deskContracts.linkTargets),
    handler: async ({ query }) => ({
      items: await findLinkTargets(db, query.q, live().release.pages),
    }),
  })
}
