import swagger from '@fastify/swagger'
import { type Access, visitorContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

export const OPENAPI_PATH = '/openapi.json'

/** Serves the OpenAPI document, generated from the contracts on the first request. Register it before the routes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const undocumented = new Set<string>()
  undocumentedRoutes.set(app, undocumented)
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
    transform(input) {
      const { schema, route, url } = input
      if (schema && 'hide' in schema) return { schema: { hide: true }, url }
      const methods = [route.method].flat()
      const documented = methods.map((method) => findSchema(schema, `${method} ${url}`)).find(Boolean)
      const security = listCredentials(route.config?.access)
      if (documented) return jsonSchemaTransform({ ...input, schema: { ...documented, ...security } })
      for (const method of methods) undocumented.add(`${method} ${url}`)
      return { schema: { hide: true }, url }
    },
    transformObject: jsonSchemaTransformObject,
  })
  app.get(OPENAPI_PATH, { schema: { hide: true }, config: { access: 'anyone' } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
}

/** The credentials of a call, as OpenAPI names them. */
function listCredentials(access: Access | undefined): Pick<FastifySchema, 'security'> {
  if (access === undefined || access === 'anyone') return {}
  if (access === 'member' || access === 'club-member') return { security: [{ memberSession: [] }] }
  return { security: [{ [typeof access === 'string' ? access : 'staffSession']: [] }] }
}

/** The routes without a contract, known once the document was generated. */
export const findUndocumentedRoutes = (app: FastifyInstance): string[] => [
  ...(undocumentedRoutes.get(app) ?? []),
]

const undocumentedRoutes = new WeakMap<FastifyInstance, Set<string>>()

/** The contracts of routes that validate their input themselves. */
const visitorSchemas = new Map(
  Object.values(visitorContracts).map(({ method, url, schema }) => [
    `${method} ${url}`,
    schema as FastifySchema,
  ]),
)

/** The schema by which a route is documented, if it has one. */
function findSchema(schema: FastifySchema | undefined, line: string): FastifySchema | undefined {
  return schema && 'operationId' in schema ? schema : visitorSchemas.get(line)
}
