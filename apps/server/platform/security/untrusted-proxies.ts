import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const
/** Where a proxy of the operator's is. Strangers elsewhere may send any header. */
const NEAR = ['loopback', 'private', 'uniqueLocal', 'linkLocal']

/** Logs once when a proxy near the server names the client and is not believed: then all visitors count as one. */
export function warnAboutUntrustedProxies(app: FastifyInstance) {
  let hasWarned = false
  app.addHook('onRequest', (request, _, done) => {
    const header = hasWarned ? undefined : findIgnoredHeader(request)
    if (header) {
      hasWarned = true
      const proxy = request.socket.remoteAddress
      app.log.warn(
        `A proxy at ${proxy} sends ${header}, which is ignored: all its visitors share one rate limit. If it is yours, set TRUSTED_PROXIES=${proxy}.`,
      )
    }
    done()
  })
}

function findIgnoredHeader({ headers, ips = [], socket }: FastifyRequest): string | undefined {
  const header = FORWARDED_HEADERS.find((name) => headers[name] !== undefined)
  const peer = socket.remoteAddress ?? ''
  if (!header || !ipaddr.isValid(peer) || !NEAR.includes(ipaddr.process(peer).range())) return undefined
  // Behind a trusted proxy there is the client's address too, which may be the same when both are on this machine.
  return ips.length > 1 ? undefined : header
}
