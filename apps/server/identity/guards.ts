import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isSameSecret } from '../security/compare-secrets.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import type { Verifier } from './verifier.ts'

/** Lets in who shows a token for the API; to be run before anything of the request is looked at. */
export function requireBearer(verify: Verifier) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = shown(request, 'bearer')
    reply.header('www-authenticate', 'Bearer')
    if (token === null) throw new AppError('token_missing', 'This needs a bearer token.')
    await verify(token)
    reply.removeHeader('www-authenticate')
  }
}

/** Lets in who shows this name and password, and has not guessed at them before. */
export function requireBasic(
  { username, password }: { username: string; password: string },
  secretAttempts: SecretAttempts,
) {
  const needed = 'This needs the name and password of the platform data API.'
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const shownPair = shown(request, 'basic')
    reply.header('www-authenticate', 'Basic realm="platform", charset="UTF-8"')
    // Whoever shows nothing guesses nothing: a browser asks so before it asks its user.
    if (shownPair === null) throw new AppError('credentials_invalid', needed)
    await secretAttempts.limit(request.ip, async () => {
      const pair = Buffer.from(shownPair, 'base64').toString('utf8')
      if (!isSameSecret(pair, `${username}:${password}`)) throw new AppError('credentials_invalid', needed)
    })
    reply.removeHeader('www-authenticate')
  }
}

/** What a request shows in one scheme; null when it shows nothing, or something else. */
function shown({ headers }: FastifyRequest, scheme: 'bearer' | 'basic'): string | null {
  const [, name = '', value = ''] = /^([\w-]+) +([\w.~+/=-]+) *$/.exec(headers.authorization ?? '') ?? []
  return name.toLowerCase() === scheme ? value : null
}
