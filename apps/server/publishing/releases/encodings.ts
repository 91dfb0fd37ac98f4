import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LayeredMap } from '@lerret/page-engine'
import { LRUCache } from 'lru-cache'
import { findChangedFiles, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** Content encodings that browsers accept, the smallest result first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compression levels. Immutable files are compressed once, so they get the slowest level. */
const QUALITY = { changing: 7, immutable: 11, onDemand: 4 }

/** Compresses bytes, off the main thread. */
export function encode(bytes: Uint8Array, encoding: Encoding, effort: keyof typeof QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(QUALITY[effort], 9) })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Whether files of a type get smaller when compressed: images and fonts are compressed already. */
export const isCompressible = (type: string) =>
  /^(text\/|application\/(json|manifest\+json|xml|rss\+xml))|svg/.test(type)

/** Browsers send only a few different headers. */
const acceptedByHeader = new LRUCache<string, readonly Encoding[]>({
  max: 100,
  memoMethod: parseAcceptEncoding,
})

/** The encodings that an `Accept-Encoding` header allows, best first. Of the weights only zero, a refusal, counts. */
export const acceptedEncodings = (header = ''): readonly Encoding[] => acceptedByHeader.memo(header)

function parseAcceptEncoding(header: string): Encoding[] {
  const accepted = new Set(
    header
      .split(',')
      .map((encoding) => encoding.trim().toLowerCase())
      .filter((encoding) => !/;\s*q=0(\.0*)?$/.test(encoding))
      .map((encoding) => encoding.split(';', 1)[0]),
  )
  return ENCODINGS.filter((encoding) => accepted.has(encoding))
}

/** A file that fits into one packet gains nothing. */
export const MIN_COMPRESSIBLE_BYTES = 1000

/**
 * Compresses the files of a release, one after the other, while it is being served. Files in `alreadyEncoded` are skipped. A file
 * that is not compressed yet is served as it is. Returns whether all files were compressed, false when aborted.
 */
export async function encodeRelease(
  { files }: Pick<Release, 'files'>,
  store: ReleaseStore,
  { done: alreadyEncoded = new LayeredMap(), signal }: { done?: Release['files']; signal?: AbortSignal } = {},
): Promise<boolean> {
  // The app and the stylesheet first, as every visitor loads them.
  const changed = findChangedFiles(alreadyEncoded, files)
    .flatMap(({ after }) => after ?? [])
    .sort((a, b) => Number(b.immutable) - Number(a.immutable))
  for (const { hash, type, immutable } of changed) {
    if (signal?.aborted) return false
    if (!isCompressible(type)) continue
    const missing = await missingEncodings(hash, store)
    if (missing.length === 0) continue
    const bytes = await readFile(store.filePath(hash))
    if (bytes.length < MIN_COMPRESSIBLE_BYTES) continue
    for (const encoding of missing)
      await store.writeEncoded(
        hash,
        encoding,
        await encode(bytes, encoding, immutable ? 'immutable' : 'changing'),
      )
  }
  return true
}

/** Compresses the files of the latest release in the background, and stops with those of an older one. */
export function createReleaseEncoder(store: ReleaseStore, onError: (error: unknown) => void) {
  let abortController = new AbortController()
  let lastRun = Promise.resolve()
  let encodedFiles: Release['files'] = new LayeredMap()
  return {
    encode({ files }: Pick<Release, 'files'>) {
      abortController.abort()
      abortController = new AbortController()
      const { signal } = abortController
      lastRun = lastRun
        .then(async () => {
          if (await encodeRelease({ files }, store, { done: encodedFiles, signal })) encodedFiles = files
        })
        .catch(onError)
    },
    async stop() {
      abortController.abort()
      await lastRun
    },
  }
}

async function missingEncodings(hash: string, store: ReleaseStore): Promise<Encoding[]> {
  const isStored = await Promise.all(ENCODINGS.map((encoding) => store.hasEncoded(hash, encoding)))
  return ENCODINGS.filter((_, index) => !isStored[index])
}
