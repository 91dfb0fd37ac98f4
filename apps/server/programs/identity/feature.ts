import { identityContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'

/** The largest body has an id, a secret and a refused token. */
const MAX_BODY_BYTES = 16_384

/** The token endpoint, the token cacher, and the public keys for verifying tokens. */
export const identity: Feature = { routes: registerIdentity }

export function registerIdentity(
  server: FastifyInstance,
  { identity: { provider, outside, cacher }, secretAttempts }: Pick<House, 'identity' | 'secretAttempts'>,
) {
  server.register(async (scope) => {
    acceptFormBodies(scope)
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    addRoute(scope, { ...identityContracts.token, bodyLimit: MAX_BODY_BYTES }, async ({ body, ip }) => {
      if (body.grant_type !== 'client_credentials')
        throw new AppError('grant_invalid', 'grant_type is client_credentials here, and nothing else.')
      if (!provider)
        throw new AppError('identity_elsewhere', `Tokens are given out by ${outside?.issuer}, not here.`)
      const client = { id: body.client_id, secret: body.client_secret, audience: body.audience }
      return secretAttempts.limit(ip, () => provider.issue(client))
    })
    addRoute(scope, { ...identityContracts.cahedAuth, bodyLimit: MAX_BODY_BYTES }, async ({ body, ip }) => {
      const client = { id: body.client_id, secret: body.client_secret, audience: body.audience }
      return secretAttempts.limit(ip, () => cacher.get(client, body.refused))
    })
    addRoute(scope, identityContracts.jwks, async (_, reply) => {
      // Keys rarely change, and clients request them often.
      reply.header('cache-control', 'public, max-age=300')
      return { keys: (provider?.jwks.keys ?? []) as { kty: string; kid: string }[] }
    })
  })
}

/** OAuth sends the token request as a form. */
function acceptFormBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
