import type { ProgramCredential, StaffRole } from '@lerret/api/contracts'
import type { Language } from '@lerret/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from './realms.ts'

/** A person who is logged in. */
export interface Person {
  id: string
  name: string
  email: string
  /** Whether the person has confirmed the address with a mailed link. */
  isEmailConfirmed: boolean
  role: Role
  /** The language of the desk, for staff; without one it is that of the house. */
  language?: Language | null
}

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
