import { findTag } from '../http/ranges.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { acceptedEncodings, type Encoding, isCompressible } from '../publishing/releases/encodings.ts'
import type { ReleaseFile } from '../publishing/releases/release.ts'

const YEAR = 365 * 24 * 3600

/** What a browser says of the forms that it takes, and of those that it has. */
export interface Asked {
  'accept-encoding'?: string | undefined
  'if-none-match'?: string | undefined
}

export interface SiteAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** Null where the browser has them already. */
  bytes: Uint8Array | null
}

/** The answer for which nothing needs to be read; undefined where something does. */
export function findAnswer(
  site: LiveRelease,
  { file, status }: { file: ReleaseFile; status: number },
  asked: Asked,
): SiteAnswer | undefined {
  const encodings = encodingsFor(file, asked)
  if (status === 200 && asked['if-none-match'] !== undefined) {
    // Each form of a file has a tag of its own.
    const forms = [...encodings, null]
    const tags = forms.map((encoding) => tagOf(file, encoding))
    const known = findTag(asked['if-none-match'], tags)
    if (known !== undefined) {
      const { 'content-encoding': _, ...headers } = headersOf(file, forms[tags.indexOf(known)] ?? null)
      return { status: 304, headers, bytes: null }
    }
  }
  const ready = site.findCached(file, encodings)
  return ready && { status, headers: headersOf(file, ready.encoding), bytes: ready.bytes }
}

export const encodingsFor = (file: ReleaseFile, asked: Asked) =>
  isCompressible(file.type) ? acceptedEncodings(asked['accept-encoding']) : []

const known = new WeakMap<ReleaseFile, Map<Encoding | null, Readonly<Record<string, string>>>>()

/** Made once for each form of a file. */
export function headersOf(file: ReleaseFile, encoding: Encoding | null): Readonly<Record<string, string>> {
  const forms = known.get(file) ?? new Map<Encoding | null, Readonly<Record<string, string>>>()
  const headers = forms.get(encoding) ?? makeHeaders(file, encoding)
  known.set(file, forms.set(encoding, headers))
  return headers
}

function makeHeaders(file: ReleaseFile, encoding: Encoding | null): Record<string, string> {
  return {
    'cache-control': file.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    'content-type': file.type,
    ...(isCompressible(file.type) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    etag: tagOf(file, encoding),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }
}

const tagOf = ({ hash }: ReleaseFile, encoding: Encoding | null) =>
  encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`
