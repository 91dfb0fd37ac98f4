import type { StaffRole } from '@lerret/api/contracts'
import type { FastifyRequest } from 'fastify'
import type { House } from '../house/house.ts'
import { isClubMember } from '../members/club/store.ts'
import { requireSignature } from '../members/tickets/delivery-signature.ts'
import type { AccessChecks, Person } from '../platform/access/callers.ts'
import type { Partner } from '../platform/access/realms.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { requireBasic, requireBearer, requireMetricsToken } from '../programs/identity/guards.ts'
import { markSeen } from '../staff/sign-in/sessions.ts'

/** A session that began this recently confirms who is there. */
const CONFIRMED_MS = 10 * 60_000

/** Refuses everybody where the house has no such secret. */
async function refuseAll() {
  throw new Error('The server has no secret that this call could be checked with.')
}

type CheckingHouse = Pick<House, 'db' | 'accounts' | 'identity' | 'secretAttempts' | 'now'> & {
  secrets: Pick<House['secrets'], 'delivery'>
  settings: Pick<House['settings'], 'metricsToken'>
}

export function createAccessChecks(house: CheckingHouse): AccessChecks {
  const { db, accounts, identity, secretAttempts, now, secrets, settings } = house
  const { metricsToken } = settings
  return {
    member: getMember,
    async 'club-member'(request) {
      const member = await getMember(request)
      if (await isClubMember(db, member.id)) return member
      throw new AppError('club_members_only', 'This is for members of the club.')
    },
    async staff(request, roles) {
      const session = await accounts.forRealm('staff').findSession(request.headers.cookie)
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
    providerSignature: requireSignature(secrets.delivery, now),
  }

  async function getMember({ params, headers }: FastifyRequest): Promise<Person> {
    const { partner } = params as { partner: Partner }
    const person = await accounts.forRealm(partner).findPerson(headers.cookie)
    if (!person) throw new AppError('login_needed', 'No session, or an expired one.')
    return person
  }
}
