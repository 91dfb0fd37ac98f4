import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LayeredMap } from '@lerret/page-engine'
import { changedFiles, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** What browsers take that is smaller than the file itself, best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files that keep their name are made anew with every change; those that never change are worth the longest work. */
const QUALITY = { passing: 7, lasting: 11, atOnce: 4 }

/** Bytes as they travel. It happens off the main thread. */
export function encode(bytes: Uint8Array, encoding: Encoding, effort: keyof typeof QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(QUALITY[effort], 9) })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Pictures and fonts are small already. */
export const isWorthEncoding = (type: string) =>
  /^(text\/|application\/(json|manifest\+json|xml|rss\+xml))|svg/.test(type)

/** What browsers say, and what it comes to: they say it in a handful of ways. */
const known = new Map<string, readonly Encoding[]>()
const MOST_KNOWN = 100

/** The best that the browser says it takes. Sites weigh encodings so seldom that only a refusal counts. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const accepted = known.get(header)
  if (accepted) return accepted
  if (known.size === MOST_KNOWN) known.clear()
  const read = readAccepted(header)
  known.set(header, read)
  return read
}

function readAccepted(header: string): Encoding[] {
  const accepted = new Set(
    header
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  return ENCODINGS.filter((encoding) => accepted.has(encoding))
}

/** Fewer bytes than a packet gains nothing. */
const SMALLEST = 1000

/**
 * Makes the smaller forms of the files of a release, one after the other, while it is being served: of those that another
 * release, which has all of its own, does not have. A file without them is served as it is. Says whether it came to the end.
 */
export async function encodeRelease(
  { files }: Pick<Release, 'files'>,
  store: ReleaseStore,
  { done = new LayeredMap(), signal }: { done?: Release['files']; signal?: AbortSignal } = {},
): Promise<boolean> {
  // The app and the stylesheet first: every visitor waits for them.
  const wanted = changedFiles(done, files)
    .flatMap(({ after }) => after ?? [])
    .sort((a, b) => Number(b.immutable) - Number(a.immutable))
  for (const { hash, type, immutable } of wanted) {
    if (signal?.aborted) return false
    if (!isWorthEncoding(type)) continue
    const missing = await missingEncodings(hash, store)
    if (missing.length === 0) continue
    const bytes = await readFile(store.fileOf(hash))
    if (bytes.length < SMALLEST) continue
    for (const encoding of missing)
      await store.putEncoded(hash, encoding, await encode(bytes, encoding, immutable ? 'lasting' : 'passing'))
  }
  return true
}

/** Encodes the newest release in the background; an older one that is not done yet is left. */
export function createEncoder(store: ReleaseStore, report: (error: unknown) => void) {
  let stopper = new AbortController()
  let work = Promise.resolve()
  let done: Release['files'] = new LayeredMap()
  return {
    encode({ files }: Pick<Release, 'files'>) {
      stopper.abort()
      stopper = new AbortController()
      const { signal } = stopper
      work = work
        .then(async () => {
          if (await encodeRelease({ files }, store, { done, signal })) done = files
        })
        .catch(report)
    },
    async stop() {
      stopper.abort()
      await work
    },
  }
}

async function missingEncodings(hash: string, store: ReleaseStore): Promise<Encoding[]> {
  const isThere = await Promise.all(ENCODINGS.map((encoding) => store.hasEncoded(hash, encoding)))
  return ENCODINGS.filter((_, index) => !isThere[index])
}
