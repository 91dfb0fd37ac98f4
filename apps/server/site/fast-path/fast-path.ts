import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type LoggedReply, logReply, toRequestId } from '../../http/request-logging.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import type { Hosting } from '../../publishing/releases/hosting.ts'
import { findAnswer } from '../file-reply.ts'
import { isAlias, robotsHeaders } from '../hosting-hooks.ts'
import { SITE_ROUTE } from '../routes.ts'
import type { ServedAddresses } from '../served-paths.ts'
import { offerIdleConnections } from './idle-connections.ts'
import type { SimpleHead } from './request-head.ts'

export interface ShortWayParts {
  live: () => LiveRelease
  served: ServedAddresses
  /** What every answer of a release tells browsers not to do; undefined while it is not put into words. */
  securityHeaders(site: LiveRelease): Readonly<Record<string, string>> | undefined
  metrics?: Metrics | undefined
}

/**
 * Answers whoever asks once more on an open connection for what the site has served and has at hand: in the very bytes that
 * the site's route answers with, at half the work. Whatever takes judging goes the long way.
 */
export function openShortWay(
  app: FastifyInstance,
  { live, served, securityHeaders, metrics }: ShortWayParts,
) {
  const { server } = app
  // How often a connection may ask is for the server to count.
  if (server.maxRequestsPerSocket) return
  const goesOn = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n\r\n`
  const tell = findTeller(app, metrics)
  let isClosing = false
  // A connection that is answered never comes to rest, and the server would wait for it.
  app.addHook('preClose', async () => {
    isClosing = true
  })

  offerIdleConnections(server, ({ method, address, headers, isSpecial }, socket) => {
    if (isClosing || isSpecial) return false
    const began = performance.now()
    const site = live()
    const found = served.find(site, address)
    if (!found || mayBeForAlias(headers, site.release.hosting)) return false
    const security = securityHeaders(site)
    const answer = findAnswer(site, found, headers)
    if (!security || !answer) return false
    const id = toRequestId(headers['x-request-id'])
    const { status, bytes } = answer
    const head =
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(security)}x-request-id: ${id}\r\n` +
      linesOf(robotsHeaders(site.release.hosting)) +
      linesOf(answer.headers) +
      `${bytes ? `content-length: ${bytes.length}\r\n` : ''}Date: ${httpDate()}\r\n${goesOn}`
    const done =
      tell && (() => tell(id, { method, route: SITE_ROUTE, status, ms: performance.now() - began }))
    send(socket, { head, bytes: method === 'HEAD' ? null : bytes, done })
    return true
  })
}

/** As the routes' own answers are told of; undefined where nobody listens. */
function findTeller({ log }: FastifyInstance, metrics: Metrics | undefined) {
  const isLogged = log.level === 'debug' || log.level === 'trace'
  if (!isLogged && !metrics) return undefined
  return (reqId: string, answered: LoggedReply) => {
    if (isLogged) logReply(log.child({ reqId }), answered)
    metrics?.recordReply(answered.route, answered.status, answered.ms / 1000)
  }
}

/** Which of the names counts depends on who is asking. */
function mayBeForAlias(headers: SimpleHead['headers'], hosting: Hosting): boolean {
  if (hosting.aliases.length === 0) return false
  const forwarded = headers['x-forwarded-host']?.split(',') ?? []
  return [headers.host, ...forwarded].some((host) => isAlias(host?.trim(), hosting))
}

/** In one piece for the network, though not in memory: the bytes are those that the site has at hand. */
function send(
  socket: Socket,
  { head, bytes, done }: { head: string; bytes: Uint8Array | null; done: (() => void) | undefined },
) {
  if (!bytes) {
    socket.write(head, 'latin1', done)
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  socket.write(bytes, done)
  socket.uncork()
}

const written = new WeakMap<Readonly<Record<string, string>>, string>()

/** Headers as they travel, put together once for each object. */
function linesOf(headers: Readonly<Record<string, string>>): string {
  const known = written.get(headers)
  if (known !== undefined) return known
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  written.set(headers, lines.join(''))
  return lines.join('')
}

let date = { second: 0, text: '' }

function httpDate(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== date.second) date = { second, text: new Date(second * 1000).toUTCString() }
  return date.text
}
