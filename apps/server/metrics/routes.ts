import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isSameSecret } from '../security/compare-secrets.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import type { Metrics } from './metrics.ts'

/**
 * `/metrics` for whoever has the token. Without a token in the settings there is no such address: a server cannot tell the operator's
 * own machine from a proxy on it that lets everybody in.
 */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, token, tries }: { metrics: Metrics; token: string; tries: SecretAttempts },
) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route as it is written in the code: there are as many as there are, whatever is asked for.
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async ({ headers: { authorization }, ip }, reply) => {
    reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer')
    // Whoever shows nothing guesses nothing.
    if (authorization === undefined) throw refusal()
    await tries.limit(ip, async () => {
      if (!isSameSecret(authorization, `Bearer ${token}`)) throw refusal()
    })
    reply.removeHeader('www-authenticate')
    const { type, text } = await metrics.write()
    return reply.type(type).send(text)
  })
}

const refusal = () =>
  new AppError('metrics_refused', 'The figures are for the operator: a bearer token is needed.')
