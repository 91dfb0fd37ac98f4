import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_UPLOAD_BYTES } from '../../content/media/upload.ts'
import { createOutboundFetch, type Fetch } from '../../platform/outbound/fetch.ts'

/** How an import reads from the old site. */
export interface ImportFetches {
  /** Lists and pages. */
  fetchText: Fetch
  fetchFile: Fetch
  /** Waits between requests, where the old site asks for it. */
  wait(ms: number): Promise<unknown>
}

/** The name by which the `robots.txt` of an old site may address us. */
export const USER_AGENT = 'LerretImport'

export interface FetchingOptions {
  /** Origins that may be inside the server's own network: what the operator typed or set. */
  trustedOrigins: readonly string[]
  signal?: AbortSignal | undefined
  /** Replaced by tests. */
  wait?: (ms: number) => Promise<unknown>
}

const MAX_REDIRECTS = 5
const TIMEOUT_MS = 60_000
/** A hundred articles with all that is embedded in them. */
const MAX_TEXT_BYTES = 50_000_000
const MAX_TRIES = 6
const MAX_WAIT_MS = 120_000

export function createImportFetches({ trustedOrigins, signal, wait }: FetchingOptions): ImportFetches {
  const options = {
    trustedOrigins,
    setting: 'IMPORT_ORIGIN',
    timeoutMs: TIMEOUT_MS,
    maxRedirects: MAX_REDIRECTS,
  }
  const waiting = wait ?? ((ms: number) => sleep(ms, undefined, { signal }))
  const patient = (maxBytes: number) =>
    waitWhenAsked(createOutboundFetch({ ...options, maxBytes }), { signal, wait: waiting })
  return { fetchText: patient(MAX_TEXT_BYTES), fetchFile: patient(MAX_UPLOAD_BYTES), wait: waiting }
}

/** Waits and asks again when the old site answers that it is asked too often. */
function waitWhenAsked(
  fetch: Fetch,
  { signal, wait }: { signal: AbortSignal | undefined; wait: (ms: number) => Promise<unknown> },
): Fetch {
  return async (input, init) => {
    for (let tries = 1; ; tries++) {
      const reply = await fetch(input, {
        headers: { 'user-agent': USER_AGENT },
        ...init,
        ...(signal && { signal }),
      })
      const isAsked = reply.status === 429 || reply.status === 503
      if (!isAsked || tries === MAX_TRIES) return reply
      await wait(Math.min(readRetryAfter(reply) ?? 1000 * 2 ** tries, MAX_WAIT_MS))
    }
  }
}

/** Milliseconds, from seconds or a date. */
function readRetryAfter(reply: Response): number | null {
  const text = reply.headers.get('retry-after')
  if (text === null) return null
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
