import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'

/**
 * `/metrics`, protected by a token. Without a token in the settings there is no such route: a server cannot tell requests of the
 * operator's own machine from those of a public proxy on it.
 */
export function registerMetrics(app: FastifyInstance, { metrics }: Pick<House, 'metrics'>) {
  if (!metrics) return
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the URL, so that the number of labels is limited.
    metrics.recordReply(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { config: { access: 'metrics' } }, async (_, reply) => {
    const { type, text } = await metrics.format()
    return reply.type(type).send(text)
  })
}
