import { type DeskContract, KIND_ROLES, type StaffRole } from '@lerret/api/contracts'
import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Person } from '../accounts/person.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { markSeen } from '../staff/sessions.ts'

export interface StaffPerson extends Person {
  role: StaffRole
  sessionId: string
  needsFactor: boolean
}

/** Whoever has just signed in need not do so again. */
const CONFIRMED_MS = 10 * 60_000

/** Checks the caller's role on every route of the scope, also for the kinds of records that it changes. Register it before the routes. */
export function requireRoles(
  scope: FastifyInstance,
  { staff, db, now }: { staff: Pick<Accounts, 'findSession'>; db: Queryable; now: () => Date },
) {
  scope.decorateRequest('staff', null)
  scope.addHook('onRoute', ({ method, url, config }) => {
    if (method !== 'OPTIONS' && !config?.roles) throw new Error(`${method} ${url} has no roles.`)
  })
  scope.addHook('onRequest', async (request) => {
    const { roles, needsConfirmation, isForSetUp, isAutomatic } = request.routeOptions.config
    if (roles === 'anyone' || request.method === 'OPTIONS') return
    const session = await staff.findSession(request.headers.cookie)
    if (!session) throw new AppError('login_needed', 'No session at the desk, or an expired one.')
    const { person, id: sessionId, openedAt, lastSeenAt, needsFactor } = session
    const role = person.role as StaffRole
    if (!roles?.includes(role)) throw new AppError('role_missing', `This is for ${roles?.join(' and ')}.`)
    if (needsFactor && !isForSetUp)
      throw new AppError('second_factor_needed', 'The role needs a second factor: set one up first.')
    if (needsConfirmation && +now() - +openedAt > CONFIRMED_MS)
      throw new AppError('confirmation_needed', 'Sign in again first: this session began too long ago.')
    request.staff = { ...person, role, sessionId, needsFactor }
    if (!isAutomatic) await markSeen(db, { id: sessionId, lastSeenAt, now: now() })
  })
  // Before the request is validated: what is wrong with it is only for those who may send it.
  scope.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.changesRecords) assertMayChange(request, findKinds(request))
  })
}

/** Throws when the role of the caller may not change records of one of the kinds. */
export function assertMayChange(request: FastifyRequest, kinds: readonly ContentKind[]) {
  const { role } = getStaff(request)
  const refused = kinds.find((kind) => !KIND_ROLES[kind].includes(role))
  if (refused)
    throw new AppError('role_missing', `To change a ${refused} is for ${KIND_ROLES[refused].join(' and ')}.`)
}

/** The kinds of the records that a request names, which is not validated yet. */
function findKinds({ body }: FastifyRequest): ContentKind[] {
  const { records } = (body ?? {}) as { records?: unknown }
  const named: ({ kind?: unknown } | null)[] = Array.isArray(records) ? records : []
  return named.map((record) => record?.kind).filter(isContentKind)
}

const isContentKind = (kind: unknown): kind is ContentKind => CONTENT_KINDS.includes(kind as ContentKind)

/** The signed-in person who sent the request. */
export function getStaff({ staff }: FastifyRequest): StaffPerson {
  if (!staff) throw new Error('A route for anyone has no signed-in person.')
  return staff
}

/** Throws when the person has just removed the last second factor and the role needs one. */
export async function assertFactorRemains(
  staff: Pick<Accounts, 'lacksFactor'>,
  tx: Queryable,
  person: StaffPerson,
): Promise<void> {
  if (await staff.lacksFactor(tx, person))
    throw new AppError('second_factor_required', 'The role needs a second factor: add another one first.')
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffPerson | null
  }
  interface FastifyContextConfig {
    /** The roles that may call a route of the desk. */
    roles?: DeskContract['roles'] | undefined
    changesRecords?: true | undefined
    needsConfirmation?: true | undefined
    isForSetUp?: true | undefined
    isAutomatic?: true | undefined
  }
}
