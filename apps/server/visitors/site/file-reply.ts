import { YEAR_SECONDS } from '@lerret/model'
import { findMatchingTag } from '../../platform/http/replies/conditional-request.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { acceptedEncodings, type Encoding, isCompressible } from '../../publishing/releases/encodings.ts'
import type { ReleaseFile } from '../../publishing/releases/release.ts'

/** A copy is served while a newer one is fetched for this many times as long as without asking. */
const STALE_FACTOR = 10

/** The request headers that decide how a file is sent. */
export interface FileRequestHeaders {
  'accept-encoding'?: string | undefined
  'if-none-match'?: string | undefined
}

export interface FileReply {
  status: number
  headers: Readonly<Record<string, string>>
  /** null when the browser has the file already. */
  bytes: Uint8Array | null
}

/** The reply, if the file is in memory or the browser has it; undefined when it must be read from disk first. */
export function findCachedReply(
  site: LiveRelease,
  { file, status }: { file: ReleaseFile; status: number },
  requestHeaders: FileRequestHeaders,
): FileReply | undefined {
  const encodings = acceptedFileEncodings(file, requestHeaders)
  if (status === 200 && requestHeaders['if-none-match'] !== undefined) {
    // Each encoding of a file has its own ETag.
    const variants = [...encodings, null]
    const etags = variants.map((encoding) => getFileEtag(file, encoding))
    const etag = findMatchingTag(requestHeaders['if-none-match'], etags)
    if (etag !== undefined) {
      const { 'content-encoding': _, ...headers } = getFileHeaders(
        site,
        file,
        variants[etags.indexOf(etag)] ?? null,
      )
      return { status: 304, headers, bytes: null }
    }
  }
  const cached = site.findCached(file, encodings)
  return cached && { status, headers: getFileHeaders(site, file, cached.encoding), bytes: cached.bytes }
}

export const acceptedFileEncodings = (file: ReleaseFile, requestHeaders: FileRequestHeaders) =>
  isCompressible(file.type) ? acceptedEncodings(requestHeaders['accept-encoding']) : []

/** Created once for each encoding of a file. */
export function getFileHeaders(
  site: LiveRelease,
  file: ReleaseFile,
  encoding: Encoding | null,
): FileReply['headers'] {
  const known = site.fileHeaders[encoding ?? 'identity'].get(file)
  if (known) return known
  const headers = createFileHeaders(site, file, encoding)
  site.fileHeaders[encoding ?? 'identity'].set(file, headers)
  return headers
}

function createFileHeaders(
  site: LiveRelease,
  file: ReleaseFile,
  encoding: Encoding | null,
): Record<string, string> {
  return {
    ...getCacheHeaders(site, file),
    'content-type': file.type,
    ...(isCompressible(file.type) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    etag: getFileEtag(file, encoding),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  }
}

/**
 * Browsers ask about a page every time. A CDN asks when its copy is older than `cdnSeconds`; one that knows `CDN-Cache-Control` (RFC 9213)
 * answers with the copy meanwhile. A path without a page may have one in the next moment.
 */
function getCacheHeaders({ cdnSeconds, notFoundPage }: LiveRelease, file: ReleaseFile) {
  if (file.immutable) return { 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` }
  if (cdnSeconds === 0 || file === notFoundPage) return { 'cache-control': 'no-cache' }
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${cdnSeconds}`,
    'cdn-cache-control': `max-age=${cdnSeconds}, stale-while-revalidate=${cdnSeconds * STALE_FACTOR}`,
  }
}

const getFileEtag = ({ hash }: ReleaseFile, encoding: Encoding | null) =>
  encoding === null ? `"${hash}"` : `"${hash}-${encoding}"`
