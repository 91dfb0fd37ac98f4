/** The head of a request that leaves nothing to judge: where it ends, whether something follows, and whether the connection goes on. */
export interface SimpleHead {
  method: 'GET' | 'HEAD'
  /** Path and query as they were sent. */
  address: string
  /** Of the headers that have a say in what a file is answered with. */
  headers: { readonly [Name in Told]?: string }
  /** Something is asked that only the whole of the server judges. */
  isSpecial: boolean
}

/** Headers with a say in the answer. One that comes twice is judged elsewhere. */
const TOLD = ['host', 'accept-encoding', 'if-none-match', 'x-request-id', 'x-forwarded-host'] as const
type Told = (typeof TOLD)[number]

/** They ask for a part, or for something under a condition. */
const SPECIAL = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since'] as const

/** They say that more follows than the head, or that the connection is to become something else. */
const FOLLOWED = [
  ...['content-length', 'transfer-encoding', 'trailer', 'expect', 'upgrade', 'proxy-connection'],
] as const

const ROLES = new Map<string, 'told' | 'special' | 'followed' | 'connection'>([
  ...TOLD.map((name) => [name, 'told'] as const),
  ...SPECIAL.map((name) => [name, 'special'] as const),
  ...FOLLOWED.map((name) => [name, 'followed'] as const),
  ['connection', 'connection'],
])

/** Narrower than the standard (RFC 9112): no whole address, no folded lines, no letters but those of ASCII, no line ends but CRLF. */
const GRAMMAR = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n(?:[-!#$%&'*+.^_`|~0-9A-Za-z]+:[\t -~]*\r\n)+\r\n$/

/** Browsers send less than a tenth of it; what is longer may be too long for the server. */
const LONGEST = 8000

/**
 * Reads bytes that are exactly one head of the plainest kind, and nothing else. Of anything else, such as half a head or two, it
 * says nothing: that is for Node's own parser.
 */
export function readSimpleHead(bytes: Buffer): SimpleHead | undefined {
  if (bytes.length > LONGEST) return undefined
  const text = bytes.toString('latin1')
  const [, method, address] = GRAMMAR.exec(text) ?? []
  if (method === undefined || address === undefined) return undefined
  const headers: { [Name in Told]?: string } = {}
  let isSpecial = false
  let hasConnection = false
  let start = text.indexOf('\r\n') + 2
  while (start < text.length - 2) {
    const colon = text.indexOf(':', start)
    const end = text.indexOf('\r\n', colon)
    const name = text.slice(start, colon).toLowerCase()
    const role = ROLES.get(name)
    if (role !== undefined) {
      const value = text.slice(colon + 1, end).trim()
      if (role === 'followed') return undefined
      if (role === 'connection') {
        if (hasConnection || value.toLowerCase() !== 'keep-alive') return undefined
        hasConnection = true
      } else if (role === 'special') isSpecial = true
      else if (headers[name as Told] === undefined) headers[name as Told] = value
      else isSpecial = true
    }
    start = end + 2
  }
  if (headers.host === undefined) return undefined
  return { method: method as 'GET' | 'HEAD', address, headers, isSpecial }
}
