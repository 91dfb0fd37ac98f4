import type { Access, DeskContract } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccessChecks, Person, StaffPerson } from './callers.ts'
import { checkKindRoles } from './kind-roles.ts'

/**
 * Checks on every route who sends the request, by the access of its contract, before the body is read. Call it before the routes are
 * added; one without an access stops the start.
 */
export function requireAccess(app: FastifyInstance, checks: AccessChecks) {
  app.decorateRequest('member', null)
  app.decorateRequest('staff', null)
  const routes: AccessibleRoute[] = []
  routesByApp.set(app, routes)
  app.addHook('onRoute', (route) => {
    const { access, changesRecords, needsConfirmation } = route.config ?? {}
    if (route.method === 'OPTIONS') return
    if (!access) throw new Error(`The route ${route.method} ${route.url} does not say who may call it.`)
    routes.push({
      method: String(route.method),
      url: route.url,
      access,
      isConfirmed: needsConfirmation === true,
    })
    if (access === 'anyone') return
    const check = (request: FastifyRequest, reply: FastifyReply) =>
      checkAccess(access, { request, reply, checks })
    // The provider signs the body.
    if (access === 'providerSignature') route.preValidation = [check, ...toList(route.preValidation)]
    else route.onRequest = [check, ...toList(route.onRequest)]
    // The role is checked before the body is validated: strangers learn nothing about it.
    if (changesRecords) route.preValidation = [checkKindRoles, ...toList(route.preValidation)]
  })
}

export interface AccessibleRoute {
  method: string
  url: string
  access: Access
  /** Whether it needs a session that began a few minutes ago. */
  isConfirmed: boolean
}

const routesByApp = new WeakMap<FastifyInstance, AccessibleRoute[]>()

/** All routes of a server, with who may call them. */
export const listRoutes = (app: FastifyInstance): readonly AccessibleRoute[] => routesByApp.get(app) ?? []

async function checkAccess(
  access: Exclude<Access, 'anyone'>,
  { request, reply, checks }: { request: FastifyRequest; reply: FastifyReply; checks: AccessChecks },
) {
  if (access === 'member' || access === 'club-member') request.member = await checks[access](request)
  else if (typeof access === 'string') await checks[access](request, reply)
  else request.staff = await checks.staff(request, access)
}

const toList = <Item>(items: Item | Item[] | undefined): Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items]

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in member, on routes for members. */
    member: Person | null
    /** The signed-in person, on routes for staff. */
    staff: StaffPerson | null
  }
  interface FastifyContextConfig {
    /** The callers of the route. */
    access?: Access | undefined
    changesRecords?: DeskContract['changesRecords'] | undefined
    needsConfirmation?: DeskContract['needsConfirmation'] | undefined
    isForSetUp?: DeskContract['isForSetUp'] | undefined
    isAutomatic?: DeskContract['isAutomatic'] | undefined
  }
}
