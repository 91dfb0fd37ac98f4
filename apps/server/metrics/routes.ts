import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isSameSecret } from '../security/compare-secrets.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import type { Metrics } from './metrics.ts'

/**
 * `/metrics`, protected by a token. Without a token in the settings there is no such route: a server cannot tell requests of the
 * operator's own machine from those of a public proxy on it.
 */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, token, secretAttempts }: { metrics: Metrics; token: string; secretAttempts: SecretAttempts },
) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the URL, so that the number of labels is limited.
    metrics.recordReply(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async ({ headers: { authorization }, ip }, reply) => {
    reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer')
    // A request without a token is no guess.
    if (authorization === undefined) throw refusal()
    await secretAttempts.limit(ip, async () => {
      if (!isSameSecret(authorization, `Bearer ${token}`)) throw refusal()
    })
    reply.removeHeader('www-authenticate')
    const { type, text } = await metrics.format()
    return reply.type(type).send(text)
  })
}

const refusal = () =>
  new AppError('metrics_refused', 'The figures are for the operator: a bearer token is needed.')
