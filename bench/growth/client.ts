import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { HOST, type Nginx } from './programs/nginx.ts'

const TIMEOUT_MS = 30_000

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface RequestOptions {
  method?: 'GET' | 'POST'
  /** Each visitor has an address of their own. */
  visitor?: number
  cookie?: string
  headers?: Record<string, string>
  /** Sent as JSON, unless it is bytes. */
  body?: unknown
}

export interface Client extends Disposable {
  /** Throws when there is no reply. */
  send(path: string, options?: RequestOptions): Promise<Reply>
}

/** Sends requests to the house through nginx, on connections that stay open as those of browsers do. */
export function createClient({ port, certificate }: Pick<Nginx, 'port' | 'certificate'>): Client {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: HOST })
  async function sendOnce(path: string, options: RequestOptions): Promise<Reply> {
    const { visitor = 0, cookie, body } = options
    const isJson = body !== undefined && !(body instanceof Uint8Array)
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      localAddress: `127.1.${visitor >> 8}.${(visitor & 255) + 1}`,
      port,
      path,
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        host: HOST,
        'accept-encoding': 'identity',
        ...(cookie && { cookie }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    outgoing.end(isJson ? JSON.stringify(body) : body)
    try {
      const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
      return { status: reply.statusCode ?? 0, headers: reply.headers, text: await text(reply) }
    } catch (error) {
      // nginx closes idle connections, and a request may cross that on its way. Browsers send it again too.
      if (outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
        return sendOnce(path, options)
      throw error
    }
  }
  return { send: (path, options = {}) => sendOnce(path, options), [Symbol.dispose]: () => agent.destroy() }
}

export const readCookies = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ')
