import { lookup } from 'node:dns/promises'
import { AppError } from '../errors/app-error.ts'
import type { openHttpClient, ResolveName } from './http-client.ts'
import { isPublicAddress } from './public-address.ts'

// biome-ignore lint/style/noRestrictedGlobals: only its type.
export type Fetch = typeof fetch

export interface OutboundOptions {
  /** Origins that the operator has chosen: these may be inside the server's own network, and on any port. */
  trustedOrigins: readonly string[]
  /** The setting that names such an origin, for the error message. */
  setting: string
  /** The time for the whole request: resolving, connecting, and reading the reply. */
  timeoutMs: number
  /** The largest body of a reply, decompressed. */
  maxBytes: number
  /** How many redirects of a GET are followed, each of them checked like the first address. None by default. */
  maxRedirects?: number
  /** Returns a redirect as the reply, for a caller that wants to know where it leads. */
  returnsRedirects?: boolean
  resolve?: ResolveName
}

/**
 * The only `fetch` of the server. It connects to the public internet or to an origin that the operator has chosen, follows no
 * redirects unless an option allows them, and reads the whole reply within a time and a size limit. It fails with an `AppError` without text
 * from the reply.
 */
export function createOutboundFetch(options: OutboundOptions): Fetch {
  const { trustedOrigins, setting, timeoutMs, maxBytes, maxRedirects = 0, resolve = resolveName } = options
  const { returnsRedirects = false } = options
  const guard = { resolve, isAllowed: (address: string) => isPublicAddress(address) }
  let client: ReturnType<typeof openHttpClient> | undefined

  return async (input, init = {}) => fetchFollowing(parseUrl(input), init, maxRedirects)

  async function fetchFollowing(url: URL, init: RequestInit, redirectsLeft: number): Promise<Response> {
    const isTrusted = trustedOrigins.includes(url.origin)
    if (!isTrusted && url.port !== '')
      throw new AppError(
        'outbound_address_refused',
        `The server asks ${url.origin}, which has a port of its own, only if ${setting} names it.`,
      )
    // Loaded with the first request, because it takes some 100 ms.
    const { openHttpClient } = await import('./http-client.ts')
    client ??= openHttpClient(guard, timeoutMs)
    const { fetch, openAgent, guardedAgent } = client
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const reply = await fetch(url, {
        ...(init as object),
        redirect: 'manual',
        signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
        dispatcher: isTrusted ? openAgent : guardedAgent,
      })
      if (!returnsRedirects && reply.status >= 300 && reply.status < 400 && reply.status !== 304) {
        await reply.body?.cancel()
        const location = reply.headers.get('location')
        if (redirectsLeft > 0 && location !== null)
          return await fetchFollowing(parseUrl(resolveLocation(location, url)), init, redirectsLeft - 1)
        throw new AppError('outbound_redirect_refused', `${url.origin} redirects, which is not followed.`)
      }
      const body = await readBody(reply.body ?? [], { maxBytes, origin: url.origin })
      const response = new Response(STATUSES_WITHOUT_BODY.includes(reply.status) ? null : body, {
        status: reply.status,
        headers: [...reply.headers],
      })
      // A response that is constructed has no address; callers resolve links against it.
      return Object.defineProperty(response, 'url', { value: url.href })
    } catch (error) {
      init.signal?.throwIfAborted()
      throw toAppError(error, { origin: url.origin, setting, timeoutMs })
    }
  }
}

/** `Response` accepts no body for these, not even an empty one. */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205, 304]

const resolveName: ResolveName = (name) => lookup(name, { all: true })

/** An address that cannot be resolved stays as it is, and is refused like any other. */
const resolveLocation = (location: string, base: URL) => URL.parse(location, base.href)?.href ?? location

function parseUrl(input: Parameters<Fetch>[0]): URL {
  if (input instanceof Request) throw new TypeError('A Request is not supported; give the address.')
  const url = URL.parse(String(input))
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new AppError('outbound_url_invalid', 'The server fetches from http:// and https:// addresses only.')
  if (url.username || url.password)
    throw new AppError('outbound_url_invalid', `The address at ${url.host} holds a user name or password.`)
  return url
}

async function readBody(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxBytes, origin }: { maxBytes: number; origin: string },
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > maxBytes)
      throw new AppError('outbound_too_large', `The answer of ${origin} is longer than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An error with only the code, because messages of network errors may quote what was received. */
function toAppError(
  error: unknown,
  { origin, setting, timeoutMs }: { origin: string; setting: string; timeoutMs: number },
): AppError {
  if (error instanceof AppError) return error
  const { name, cause } = error as Error
  if (cause instanceof Error && cause.name === 'AddressRefusedError')
    return new AppError(
      'outbound_address_refused',
      `The server asks ${origin}, which is not on the public internet, only if ${setting} names it.`,
    )
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '')
  if (name === 'TimeoutError' || code.endsWith('_TIMEOUT'))
    return new AppError('outbound_timeout', `${origin} has not answered in ${timeoutMs / 1000} seconds.`)
  const suffix = /^[A-Z][A-Z0-9_]*$/.test(code) ? ` (${code})` : ''
  return new AppError('outbound_unreachable', `${origin} does not answer as it should${suffix}.`)
}
