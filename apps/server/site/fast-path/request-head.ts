/** The head of a request without a body, whose end is clear and after which the connection stays open. */
export interface SimpleHead {
  method: 'GET' | 'HEAD'
  /** Path and query as they were sent. */
  url: string
  /** The headers that a reply with a file depends on. */
  headers: { readonly [Name in ReadHeader]?: string }
  /** It has a range, a condition or a repeated header, which only the server handles. */
  needsServer: boolean
}

/** Headers that a reply with a file depends on. A repeated one is left to the server. */
const READ_HEADERS = ['host', 'accept-encoding', 'if-none-match', 'x-request-id', 'x-forwarded-host'] as const
type ReadHeader = (typeof READ_HEADERS)[number]

/** Headers that request a range, or make the request conditional. */
const SERVER_ONLY_HEADERS = [
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
] as const

/** Headers that announce a body, or change what the connection is used for. */
const UNSUPPORTED_HEADERS = [
  'content-length',
  'transfer-encoding',
  'trailer',
  'expect',
  'upgrade',
  'proxy-connection',
] as const

const HEADER_ROLES = new Map<string, 'read' | 'server-only' | 'unsupported' | 'connection'>([
  ...READ_HEADERS.map((name) => [name, 'read'] as const),
  ...SERVER_ONLY_HEADERS.map((name) => [name, 'server-only'] as const),
  ...UNSUPPORTED_HEADERS.map((name) => [name, 'unsupported'] as const),
  ['connection', 'connection'],
])

/** Narrower than RFC 9112: no absolute URL, no folded lines, no characters but ASCII, no line ends but CRLF. */
const SIMPLE_HEAD_PATTERN =
  /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n(?:[-!#$%&'*+.^_`|~0-9A-Za-z]+:[\t -~]*\r\n)+\r\n$/

/** Browsers send less than a tenth of this; a longer head may exceed the server's own limit. */
const MAX_HEAD_BYTES = 8000

/** Parses bytes that are exactly one simple head. Returns undefined for anything else, such as half a head or two heads. */
export function parseSimpleHead(bytes: Buffer): SimpleHead | undefined {
  if (bytes.length > MAX_HEAD_BYTES) return undefined
  const text = bytes.toString('latin1')
  const [, method, url] = SIMPLE_HEAD_PATTERN.exec(text) ?? []
  if (method === undefined || url === undefined) return undefined
  const headers: { [Name in ReadHeader]?: string } = {}
  let needsServer = false
  let hasConnection = false
  let start = text.indexOf('\r\n') + 2
  while (start < text.length - 2) {
    const colon = text.indexOf(':', start)
    const end = text.indexOf('\r\n', colon)
    const name = text.slice(start, colon).toLowerCase()
    const role = HEADER_ROLES.get(name)
    if (role !== undefined) {
      const value = text.slice(colon + 1, end).trim()
      if (role === 'unsupported') return undefined
      if (role === 'connection') {
        if (hasConnection || value.toLowerCase() !== 'keep-alive') return undefined
        hasConnection = true
      } else if (role === 'server-only') needsServer = true
      else if (headers[name as ReadHeader] === undefined) headers[name as ReadHeader] = value
      else needsServer = true
    }
    start = end + 2
  }
  if (headers.host === undefined) return undefined
  return { method: method as 'GET' | 'HEAD', url, headers, needsServer }
}
