import helmet from '@fastify/helmet'
import { type Destination, destinationUrl, VIDEO_ORIGINS } from '@lerret/model'
import Fastify, { type FastifyInstance } from 'fastify'
import type { LiveRelease } from '../publishing/live-release.ts'

type Headers = Record<string, string>

/**
 * What every answer tells browsers not to do. It is the same for all of a release, so it is put into words once; whoever answers
 * by another way than the routes finds the words here.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  inlineScripts: string[],
  live: () => Pick<LiveRelease, 'release'>,
): Promise<(site: Pick<LiveRelease, 'release'>) => Headers | undefined> {
  const closed = await readSecurityHeaders(inlineScripts)
  const bySite = new WeakMap<readonly Destination[], Headers>()
  const findHeaders = ({ release: { shell } }: Pick<LiveRelease, 'release'>) =>
    shell.destinations?.length ? bySite.get(shell.destinations) : closed
  app.addHook('onRequest', (_, reply, done) => {
    const site = live()
    const known = findHeaders(site)
    if (known) {
      reply.headers(known)
      return done()
    }
    const { destinations } = site.release.shell
    readSecurityHeaders(inlineScripts, destinations).then((headers) => {
      bySite.set(destinations, headers)
      reply.headers(headers)
      done()
    }, done)
  })
  return findHeaders
}

/** The same headers, for somebody else to send. */
export async function readSecurityHeaders(
  inlineScripts: string[],
  destinations: readonly Destination[] = [],
): Promise<Headers> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(inlineScripts, destinations) },
    strictTransportSecurity: false,
  })
  app.get('/', (_, reply) => reply.send())
  const { headers } = await app.inject('/')
  await app.close()
  const own = ['content-length', 'content-type', 'connection', 'date', 'keep-alive']
  const told = Object.entries(headers).filter(([name]) => !own.includes(name))
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
}

/**
 * Everything comes from this server, but for pictures and videos that an editor took from elsewhere. Nobody else is told anything
 * but those whom the house has chosen, and whose code is never run. Style attributes place blocks.
 */
const policy = (inlineScripts: string[], destinations: readonly Destination[]) => ({
  defaultSrc: ["'self'"],
  connectSrc: ["'self'", ...new Set(destinations.map((each) => new URL(destinationUrl(each)).origin))],
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
