import { DESK_URL, type DeskContract, type StaffRole } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Accounts, Person } from '../accounts/accounts.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { markSeen } from '../staff/sessions.ts'

export interface StaffPerson extends Person {
  role: StaffRole
  sessionId: string
}

/** The options of a desk route: its contract without the prefix, and the roles for the check of `requireRoles`. */
export function deskRoute<Call extends DeskContract>({ method, url, schema, roles }: Call) {
  return {
    method: method as Call['method'],
    url: url.slice(DESK_URL.length),
    schema: schema as Call['schema'],
    config: { roles },
  }
}

/** Checks the caller's role on every route of the scope. Register it before the routes. */
export function requireRoles(
  scope: FastifyInstance,
  { staff, db, now }: { staff: Pick<Accounts, 'findSession'>; db: Queryable; now: () => Date },
) {
  scope.decorateRequest('staff', null)
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (method !== 'OPTIONS' && !config?.roles) throw new Error(`${method} ${url} has no roles.`)
  })
  scope.addHook('onRequest', async (request) => {
    const { roles } = request.routeOptions.config
    if (roles === 'anyone' || request.method === 'OPTIONS') return
    const session = await staff.findSession(request.headers.cookie)
    if (!session) throw new AppError('login_needed', 'No session at the desk, or an expired one.')
    const { person, id: sessionId, lastSeenAt } = session
    const role = person.role as StaffRole
    if (!roles?.includes(role)) throw new AppError('role_missing', `This is for ${roles?.join(' and ')}.`)
    request.staff = { ...person, role, sessionId }
    await markSeen(db, { id: sessionId, lastSeenAt, now: now() })
  })
}

/** The signed-in person who sent the request. */
export function getStaff({ staff }: FastifyRequest): StaffPerson {
  if (!staff) throw new Error('A route for anyone has no signed-in person.')
  return staff
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffPerson | null
  }
  interface FastifyContextConfig {
    /** The roles that may call a route of the desk. */
    roles?: DeskContract['roles']
  }
}
