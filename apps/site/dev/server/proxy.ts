import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Forwards a request to the server and resolves when the reply starts. */
export function forward(request: IncomingMessage, serverUrl: string): Promise<IncomingMessage> {
  const { method, url, headers } = request
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const forwarded = sendRequest(`${serverUrl}${url}`, {
    method,
    headers: wantsDocument(request) ? withoutConditions(headers) : headers,
  })
  forwarded.on('response', resolve)
  pipeline(request, forwarded).catch(reject)
  return promise
}

export async function sendReply(reply: IncomingMessage, response: ServerResponse) {
  response.writeHead(reply.statusCode ?? 502, reply.headers)
  await pipeline(reply, response)
}

/** Whether a browser opens a page, as opposed to requesting data or a picture. */
export const wantsDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** A document is rendered again, so its reply must be complete and uncompressed. */
function withoutConditions(headers: IncomingMessage['headers']) {
  const { 'if-none-match': _etag, 'if-modified-since': _date, ...rest } = headers
  return { ...rest, 'accept-encoding': 'identity' }
}

export const isHtml = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').startsWith('text/html')

/** The server's headers without those that describe its own body, and with Vite's client allowed. */
export function documentHeaders({ headers }: IncomingMessage) {
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'transfer-encoding': _transfer,
    etag: _etag,
    'last-modified': _date,
    ...rest
  } = headers
  const policy = headers['content-security-policy']
  return {
    ...rest,
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': allowVite(String(policy)) }),
  }
}

/** Vite adds style elements, shows errors as HTML, and after a lost connection polls the server from a worker. */
export const allowVite = (policy: string) =>
  `${policy
    .replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'")
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/;\s*(require-trusted-types-for|trusted-types) [^;]*/g, '')}; worker-src 'self' blob:`
