import { TOKEN_HEADER } from '@lerret/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner } from '../../platform/access/realms.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'

export const PARTNERS_PREFIX = '/partners'

/** The partner that a request is for, and the network it comes from. */
export function readCaller({ params, ip }: FastifyRequest): { partner: Partner; network: string } {
  return { partner: (params as { partner: Partner }).partner, network: toNetwork(ip) }
}

export function readToken({ headers }: { headers: Record<string, unknown> }): string | undefined {
  const token = headers[TOKEN_HEADER]
  return typeof token === 'string' ? token : undefined
}

export const setCookies = (reply: FastifyReply, cookies: string[]) => reply.header('set-cookie', cookies)
