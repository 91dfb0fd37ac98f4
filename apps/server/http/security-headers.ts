import helmet from '@fastify/helmet'
import { VIDEO_ORIGINS } from '@lerret/model'
import Fastify, { type FastifyInstance } from 'fastify'

/** What every answer tells browsers not to do. It is the same for all, so it is put into words once. */
export async function setSecurityHeaders(app: FastifyInstance, inlineScripts: string[]) {
  const headers = await readSecurityHeaders(inlineScripts)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The same headers, for somebody else to send. */
export async function readSecurityHeaders(inlineScripts: string[]): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(inlineScripts) },
    strictTransportSecurity: false,
  })
  app.get('/', (_, reply) => reply.send())
  const { headers } = await app.inject('/')
  await app.close()
  const own = ['content-length', 'content-type', 'connection', 'date', 'keep-alive']
  const told = Object.entries(headers).filter(([name]) => !own.includes(name))
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
}

/** Everything comes from this server, but for pictures and videos that an editor took from elsewhere. Style attributes place blocks. */
const policy = (inlineScripts: string[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inlineScripts],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  frameSrc: [...VIDEO_ORIGINS],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
})
