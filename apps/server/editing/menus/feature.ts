import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { findLinkTargets } from '../link-targets.ts'
import { readMenuItems } from './menu-items.ts'

/** The menus of the site. */
export const menus: Feature = { deskCalls: registerMenuRoutes }

function registerMenuRoutes(scope: FastifyInstance, { db, live }: House) {
  addRoute(scope, deskContracts.menuItems, async () => ({
    items: (await readMenuItems(db)).map(({ body, savedAt, ...item }) => ({
      ...item,
      body: body as Record<string, unknown> | null,
      savedAt: savedAt.toISOString(),
    })),
  }))
  addRoute(scope, deskContracts.linkTargets, async ({ query }) => ({
    items: await findLinkTargets(db, query.q, live().release.pages),
  }))
}
