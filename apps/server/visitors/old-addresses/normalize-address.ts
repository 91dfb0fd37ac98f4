/** Parameters that say where a visitor came from, not what is shown. */
const IGNORED_PARAMETERS =
  /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|_ga|replytocom|preview(_\w+)?|noamp|amp)$/i

/** PostgreSQL indexes no longer texts than this many bytes, with room for letters of several bytes. */
const MAX_ADDRESS_LENGTH = 600

/**
 * The form in which addresses of an old site are stored and compared: the decoded path and the query, without protocol, host, slash at
 * the end, hash and parameters for tracking. So `http` and `https`, with and without `www`, are the same address. Null when the text
 * is no address of a page or file.
 */
export function normalizeAddress(address: string): string | null {
  const [, rest = ''] = /^(?:https?:)?\/\/[^/?#]*(.*)$/is.exec(address.trim()) ?? [null, address.trim()]
  if (rest !== '' && !/^[/?#]/.test(rest)) return null
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(rest) ?? []
  const normalized = normalizePath(path) + normalizeQuery(query)
  return normalized.length > MAX_ADDRESS_LENGTH || /\p{Cc}/u.test(normalized) || !normalized.isWellFormed()
    ? null
    : normalized
}

function normalizePath(path: string): string {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodePercent(segment).normalize('NFC'))
  // WordPress without rewriting of addresses has the name of its script in them.
  if (segments[0] === 'index.php') segments.shift()
  return `/${segments.join('/')}`
}

function normalizeQuery(query: string): string {
  const parameters = query
    .split('&')
    .filter((parameter) => parameter !== '')
    .map((parameter) => decodePercent(parameter.replaceAll('+', ' ')).normalize('NFC'))
    .filter((parameter) => !IGNORED_PARAMETERS.test(parameter.split('=', 1)[0] ?? ''))
    .sort()
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

/** Decodes percent-encoding of UTF-8, or of Latin-1 as older sites have it. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
      .replaceAll(/%([89a-f][\da-f])/gi, (_, hex: string) => decodeLatin1(hex))
      .replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

const latin1 = new TextDecoder('windows-1252')
const decodeLatin1 = (hex: string) => latin1.decode(Uint8Array.of(Number.parseInt(hex, 16)))
