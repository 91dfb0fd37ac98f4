import swagger from '@fastify/swagger'
import { visitorContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

export const OPENAPI_PATH = '/openapi.json'

/** The document of all calls, made of their contracts when it is first asked for. To be registered before them. */
export async function describeCalls(app: FastifyInstance, publicUrl: string): Promise<void> {
  const missing = new Set<string>()
  undescribed.set(app, missing)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lerret',
        description: 'The calls of a culture house and cinema: its members, its content, and what is on.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic', description: 'Name and password of the platform data API' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'A token from /identity/oauth/token or /identity/cahedAuth',
          },
          metrics: { type: 'http', scheme: 'bearer', description: 'The METRICS_TOKEN of the server' },
          memberSession: {
            type: 'apiKey',
            in: 'cookie',
            name: 'session',
            description: 'The session that logging in gave the browser',
          },
          staffSession: {
            type: 'apiKey',
            in: 'cookie',
            name: 'session',
            description: 'The session of one of the staff, at the desk',
          },
          providerSignature: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Signature',
            description:
              'The ticketing provider’s signature of time, method, path and body, as deliverTickets describes it',
          },
        },
      },
    },
    transform(asked) {
      const { schema, route, url } = asked
      if (schema && 'hide' in schema) return { schema: { hide: true }, url }
      const methods = [route.method].flat()
      const found = methods.map((method) => contractOf(schema, `${method} ${url}`)).find(Boolean)
      if (found) return jsonSchemaTransform({ ...asked, schema: found })
      for (const method of methods) missing.add(`${method} ${url}`)
      return { schema: { hide: true }, url }
    },
    transformObject: jsonSchemaTransformObject,
  })
  app.get(OPENAPI_PATH, { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
}

/** The routes of a server that have no contract, once its document was made. */
export const undescribedRoutes = (app: FastifyInstance): string[] => [...(undescribed.get(app) ?? [])]

const undescribed = new WeakMap<FastifyInstance, Set<string>>()

/** The contracts of routes that check what they get themselves. */
const described = new Map(
  Object.values(visitorContracts).map(({ method, url, schema }) => [
    `${method} ${url}`,
    schema as FastifySchema,
  ]),
)

/** What a route says of itself; nothing when it says nothing that can be told. */
function contractOf(schema: FastifySchema | undefined, line: string): FastifySchema | undefined {
  return schema && 'operationId' in schema ? schema : described.get(line)
}
