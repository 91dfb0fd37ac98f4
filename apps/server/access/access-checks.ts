import type { ProgramCredential, StaffRole } from '@lerret/api/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRealms } from '../accounts/accounts.ts'
import type { Person } from '../accounts/person.ts'
import type { Partner } from '../accounts/realms.ts'
import { isClubMember } from '../club/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { requireBasic, requireBearer, requireMetricsToken } from '../identity/guards.ts'
import type { Identity } from '../identity/identity.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import { markSeen } from '../staff/sessions.ts'
import { requireSignature } from '../tickets/delivery-signature.ts'

export interface StaffPerson extends Person {
  role: StaffRole
  sessionId: string
  needsFactor: boolean
}

/** A request of a logged-in member. */
export interface MemberRequest {
  member: Person
}

/** A request of a signed-in person. */
export interface StaffRequest {
  staff: StaffPerson
}

/** Finds out who sends a request, or throws. */
export interface AccessChecks extends Record<ProgramCredential, CredentialCheck> {
  member(request: FastifyRequest): Promise<Person>
  'club-member'(request: FastifyRequest): Promise<Person>
  staff(request: FastifyRequest, roles: readonly StaffRole[]): Promise<StaffPerson>
}
type CredentialCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface AccessDependencies {
  db: Database
  /** Without accounts there are neither members nor staff. */
  accounts?: AccountRealms | undefined
  identity: Pick<Identity, 'verifier' | 'platform'>
  deliverySecret?: string | undefined
  metricsToken?: string | undefined
  secretAttempts: SecretAttempts
  now: () => Date
}

/** A session that began this recently confirms who is there. */
const CONFIRMED_MS = 10 * 60_000

/** Refuses everybody where the house has no such secret. */
async function refuseAll() {
  throw new Error('The server has no secret that this call could be checked with.')
}

export function createAccessChecks({
  db,
  accounts,
  identity,
  deliverySecret,
  metricsToken,
  secretAttempts,
  now,
}: AccessDependencies): AccessChecks {
  return {
    member: getMember,
    async 'club-member'(request) {
      const member = await getMember(request)
      if (await isClubMember(db, member.id)) return member
      throw new AppError('club_members_only', 'This is for members of the club.')
    },
    async staff(request, roles) {
      const session = await accounts?.forRealm('staff').findSession(request.headers.cookie)
      if (!session) throw new AppError('login_needed', 'No session at the desk, or an expired one.')
      const { person, id: sessionId, openedAt, lastSeenAt, needsFactor } = session
      const role = person.role as StaffRole
      if (!roles.includes(role)) throw new AppError('role_missing', `This is for ${roles.join(' and ')}.`)
      const { needsConfirmation, isForSetUp, isAutomatic } = request.routeOptions.config
      if (needsFactor && !isForSetUp)
        throw new AppError('second_factor_needed', 'The role needs a second factor: set one up first.')
      if (needsConfirmation && +now() - +openedAt > CONFIRMED_MS)
        throw new AppError('confirmation_needed', 'Sign in again first: this session began too long ago.')
      if (!isAutomatic) await markSeen(db, { id: sessionId, lastSeenAt, now: now() })
      return { ...person, role, sessionId, needsFactor }
    },
    bearer: requireBearer(identity.verifier),
    basic: requireBasic(identity.platform, secretAttempts),
    metrics: metricsToken ? requireMetricsToken(metricsToken, secretAttempts) : refuseAll,
    providerSignature: deliverySecret ? requireSignature(deliverySecret, now) : refuseAll,
  }

  async function getMember({ params, headers }: FastifyRequest): Promise<Person> {
    const { partner } = params as { partner: Partner }
    const person = await accounts?.forRealm(partner).findPerson(headers.cookie)
    if (!person) throw new AppError('login_needed', 'No session, or an expired one.')
    return person
  }
}
