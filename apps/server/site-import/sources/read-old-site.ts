import { open } from 'node:fs/promises'
import { AppError } from '../../errors/app-error.ts'
import type { Fetch } from '../../outbound/fetch.ts'
import type { OldSite, OnSourceProgress } from '../old-site.ts'
import { findWordPress, readWordPress } from './wordpress/rest.ts'
import { readWxr } from './wordpress/wxr.ts'

/** Where to import from. */
export type ImportSource = { address: string } | { file: string }

/** Reads an old website, by its address or from a file. */
export async function readOldSite(
  source: ImportSource,
  fetchText: Fetch,
  onProgress: OnSourceProgress,
): Promise<OldSite> {
  if ('file' in source) return readFile(source.file, onProgress)
  const wordPress = await findWordPress(fetchText, source.address)
  if (wordPress) return readWordPress(fetchText, wordPress, onProgress)
  throw new AppError(
    'import_source_unknown',
    `${source.address} is not a WordPress site with an open REST API; export a file there and import that.`,
  )
}

const START_BYTES = 4000

async function readFile(file: string, onProgress: OnSourceProgress): Promise<OldSite> {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
  const start = buffer.subarray(0, bytesRead).toString('latin1')
  if (/<rss\b/.test(start) && /wordpress\.org\/export/.test(start)) return readWxr(file, onProgress)
  throw new AppError(
    'import_file_invalid',
    'The file is not an export of WordPress (Tools, Export, All content).',
  )
}
