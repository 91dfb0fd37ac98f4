import helmet from '@fastify/helmet'
import { POLICY_REPORTS_PATH } from '@lerret/api'
import { type Destination, destinationUrl, VIDEO_ORIGINS, YEAR_SECONDS } from '@lerret/model'
import Fastify, { type FastifyInstance } from 'fastify'
import type { LiveRelease } from '../../publishing/live-release.ts'

type Headers = Record<string, string>

interface HeaderOptions {
  inlineScripts: string[]
  /** The address that visitors use. */
  publicUrl: string
  live: () => Pick<LiveRelease, 'release'>
}

/** Nothing here uses them, and what is embedded may not either. */
const DENIED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
/** The name of the endpoint that browsers report refusals to. It is not `default`, which gets reports of other kinds too. */
const REPORT_ENDPOINT = 'refusals'

/**
 * The directives that say where browsers report what a page's content security policy refuses. Where they know `report-to` they ignore
 * `report-uri`, and then report from https addresses alone.
 */
export const reportDirectives = (isHttps: boolean) => ({
  'report-uri': POLICY_REPORTS_PATH,
  ...(isHttps && { 'report-to': REPORT_ENDPOINT }),
})

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/**
 * Adds the security headers to every reply. They are the same for all replies of a release, so they are created once. Returns a
 * function that finds them, for replies that do not go through the routes.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { inlineScripts, publicUrl, live }: HeaderOptions,
): Promise<(site: Pick<LiveRelease, 'release'>) => Headers | undefined> {
  const isHttps = publicUrl.startsWith('https:')
  const defaultHeaders = await createSecurityHeaders({ inlineScripts, isHttps })
  /** The headers for the destinations that the latest release has. */
  let latest: { destinations: readonly Destination[]; headers: Headers } | undefined
  const findHeaders = ({ release: { shell } }: Pick<LiveRelease, 'release'>) => {
    if (!shell.destinations?.length) return defaultHeaders
    return latest?.destinations === shell.destinations ? latest.headers : undefined
  }
  app.addHook('onRequest', (_, reply, done) => {
    const site = live()
    const headers = findHeaders(site)
    if (headers) {
      reply.headers(headers)
      return done()
    }
    const { destinations } = site.release.shell
    createSecurityHeaders({ inlineScripts, destinations, isHttps }).then((headers) => {
      latest = { destinations, headers }
      reply.headers(headers)
      done()
    }, done)
  })
  return findHeaders
}

/**
 * Creates the headers with helmet, so that they can be sent without it. A house with an https address asks browsers to use https only,
 * for a year and not for subdomains, which may be other sites.
 */
export async function createSecurityHeaders({
  inlineScripts,
  destinations = [],
  isHttps,
}: {
  inlineScripts: string[]
  destinations?: readonly Destination[]
  isHttps: boolean
}): Promise<Headers> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...createPolicy(inlineScripts, destinations),
        ...reportDirectives(isHttps),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
  })
  app.get('/', { config: { access: 'anyone' } }, (_, reply) => reply.send())
  const { headers } = await app.inject('/')
  await app.close()
  const ignored = ['content-length', 'content-type', 'connection', 'date', 'keep-alive']
  const entries = Object.entries(headers).filter(([name]) => !ignored.includes(name))
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
    'permissions-policy': PERMISSIONS_POLICY,
    ...(isHttps && { 'reporting-endpoints': `${REPORT_ENDPOINT}="${POLICY_REPORTS_PATH}"` }),
  }
}

/**
 * Everything is loaded from this server, except pictures and videos that editors embed from elsewhere. Data is sent only to the
 * destinations that the house has chosen, and their code is never run. Style attributes place blocks.
 */
const createPolicy = (inlineScripts: string[], destinations: readonly Destination[]) => ({
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
  // HTML and the address of the service worker are written through this policy alone.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['lerret'],
})
