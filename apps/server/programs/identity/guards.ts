import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'
import type { SecretAttempts } from '../../platform/security/secret-attempts.ts'
import type { Verifier } from './verifier.ts'

/** Requires a bearer token for the API. Run it before the request is parsed. */
export function requireBearer(verify: Verifier) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readCredentials(request, 'bearer')
    reply.header('www-authenticate', 'Bearer')
    if (token === null) throw new AppError('token_missing', 'This needs a bearer token.')
    await verify(token)
    reply.removeHeader('www-authenticate')
  }
}

/** Requires this name and password, and limits wrong attempts. */
export function requireBasic(
  { username, password }: { username: string; password: string },
  secretAttempts: SecretAttempts,
) {
  const needed = 'This needs the name and password of the platform data API.'
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const credentials = readCredentials(request, 'basic')
    reply.header('www-authenticate', 'Basic realm="platform", charset="UTF-8"')
    // A request without credentials is no guess: browsers send one before they prompt the user.
    if (credentials === null) throw new AppError('credentials_invalid', needed)
    await secretAttempts.limit(request.ip, async () => {
      const pair = Buffer.from(credentials, 'base64').toString('utf8')
      if (!isSameSecret(pair, `${username}:${password}`)) throw new AppError('credentials_invalid', needed)
    })
    reply.removeHeader('www-authenticate')
  }
}

/** Requires the operator's token for metrics, and limits wrong attempts. */
export function requireMetricsToken(token: string, secretAttempts: SecretAttempts) {
  const refusal = () =>
    new AppError('metrics_refused', 'The figures are for the operator: a bearer token is needed.')
  return async ({ headers: { authorization }, ip }: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer')
    // A request without a token is no guess.
    if (authorization === undefined) throw refusal()
    await secretAttempts.limit(ip, async () => {
      if (!isSameSecret(authorization, `Bearer ${token}`)) throw refusal()
    })
    reply.removeHeader('www-authenticate')
  }
}

/** The credentials of the request in this scheme; null when it has none, or another scheme. */
function readCredentials({ headers }: FastifyRequest, scheme: 'bearer' | 'basic'): string | null {
  const [, name = '', value = ''] = /^([\w-]+) +([\w.~+/=-]+) *$/.exec(headers.authorization ?? '') ?? []
  return name.toLowerCase() === scheme ? value : null
}
