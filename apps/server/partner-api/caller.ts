import { TOKEN_HEADER } from '@lerret/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRealms } from '../accounts/accounts.ts'
import type { Person } from '../accounts/person.ts'
import type { Partner } from '../accounts/realms.ts'
import { AppError } from '../errors/app-error.ts'
import { toNetwork } from '../security/rate-limiter.ts'

export const PARTNERS_PREFIX = '/partners'

/** The partner that a request is for, and the network it comes from. */
export function readCaller({ params, ip }: FastifyRequest): { partner: Partner; network: string } {
  return { partner: (params as { partner: Partner }).partner, network: toNetwork(ip) }
}

/** The logged-in member; throws when nobody is logged in. */
export async function getMember(accounts: AccountRealms, request: FastifyRequest): Promise<Person> {
  const person = await accounts.forRealm(readCaller(request).partner).findPerson(request.headers.cookie)
  if (!person) throw new AppError('login_needed', 'No session, or an expired one.')
  return person
}

export function readToken({ headers }: { headers: Record<string, unknown> }): string | undefined {
  const token = headers[TOKEN_HEADER]
  return typeof token === 'string' ? token : undefined
}

export const setCookies = (reply: FastifyReply, cookies: string[]) => reply.header('set-cookie', cookies)
