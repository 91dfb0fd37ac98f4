import { identityContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../errors/app-error.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import type { Identity } from './identity.ts'

/** Ids, secrets and a refused token; nothing longer is read. */
const BODY_LIMIT = 16_384

/** The identity token endpoint, the token cacher, and the keys by which tokens are known. */
export function registerIdentity(
  server: FastifyInstance,
  { provider, outside, cacher }: Identity,
  secretAttempts: SecretAttempts,
) {
  server.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>()
    acceptForm(scope)
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.route({
      ...identityContracts.token,
      bodyLimit: BODY_LIMIT,
      handler: async ({ body, ip }) => {
        if (body.grant_type !== 'client_credentials')
          throw new AppError('grant_invalid', 'grant_type is client_credentials here, and nothing else.')
        if (!provider)
          throw new AppError('identity_elsewhere', `Tokens are given out by ${outside?.issuer}, not here.`)
        const client = { id: body.client_id, secret: body.client_secret, audience: body.audience }
        return secretAttempts.limit(ip, () => provider.issue(client))
      },
    })
    app.route({
      ...identityContracts.cahedAuth,
      bodyLimit: BODY_LIMIT,
      handler: async ({ body, ip }) => {
        const client = { id: body.client_id, secret: body.client_secret, audience: body.audience }
        return secretAttempts.limit(ip, () => cacher.get(client, body.refused))
      },
    })
    app.route({
      ...identityContracts.jwks,
      // Keys last for years, and whoever asks for them asks often.
      handler: async (_, reply) => {
        reply.header('cache-control', 'public, max-age=300')
        return { keys: (provider?.jwks.keys ?? []) as { kty: string; kid: string }[] }
      },
    })
  })
}

/** Programs send the token request as a form, as the standard has it. */
function acceptForm(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
