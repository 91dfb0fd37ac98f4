import { TOKEN_HEADER } from '@lerret/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRealms, Person } from '../accounts/accounts.ts'
import type { Partner } from '../accounts/realms.ts'
import { AppError } from '../errors/app-error.ts'
import { toNetwork } from '../security/rate-limiter.ts'

export const PREFIX = '/partners'

/** A contract as it is registered within the scope, whose prefix it begins with. */
export const own = <Call extends { url: string }>(contract: Call): Call => ({
  ...contract,
  url: contract.url.slice(PREFIX.length),
})

/** Which partner was asked, and from where. */
export function placeOf({ params, ip }: FastifyRequest): { partner: Partner; network: string } {
  return { partner: (params as { partner: Partner }).partner, network: toNetwork(ip) }
}

/** Who is logged in; others are refused. */
export async function getMember(accounts: AccountRealms, request: FastifyRequest): Promise<Person> {
  const person = await accounts.of(placeOf(request).partner).findPerson(request.headers.cookie)
  if (!person) throw new AppError('login_needed', 'No session, or one that has ended.')
  return person
}

export function tokenOf({ headers }: { headers: Record<string, unknown> }): string | undefined {
  const token = headers[TOKEN_HEADER]
  return typeof token === 'string' ? token : undefined
}

export const setCookies = (reply: FastifyReply, cookies: string[]) => reply.header('set-cookie', cookies)
