import { open, readFile } from 'node:fs/promises'
import { osloDate, type SheetColumns } from '@lerret/model'
import { AppError } from '../../../platform/errors/app-error.ts'
import { decodeText } from '../../../platform/text/decode-text.ts'
import type { ImportFetches } from '../fetching.ts'
import type { OldSite, OnSourceProgress } from '../old-site.ts'
import { isCalendar, readCalendar } from './calendar.ts'
import { isFeed, readFeed } from './feed.ts'
import { isWorkbook, readRows } from './sheet/read-rows.ts'
import { readSheet } from './sheet/sheet.ts'
import { readWebSite } from './web-site/web-site.ts'
import { findWordPress, readWordPress } from './wordpress/rest.ts'
import { readWxr } from './wordpress/wxr.ts'

/** Where to import from. The columns of a sheet are recognised unless an editor has named them. */
export type ImportSource = { address: string } | { file: string; sheetColumns?: SheetColumns | null }

export interface ReadingOptions {
  fetches: ImportFetches
  now: Date
  onProgress: OnSourceProgress
}

/** Reads an old website by its address, or whatever a file holds: an export of WordPress, a feed, a calendar, a sheet. */
export async function readOldSite(source: ImportSource, options: ReadingOptions): Promise<OldSite> {
  return 'file' in source ? readSourceFile(source, options) : readAddress(source.address, options)
}

async function readAddress(address: string, { fetches, now, onProgress }: ReadingOptions): Promise<OldSite> {
  const { fetchText } = fetches
  const reply = await fetchText(address)
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const isPage = /html/i.test(reply.headers.get('content-type') ?? '')
  const found =
    reply.ok && !isPage ? await readDocument(bytes, { url: reply.url, now, sheetColumns: null }) : null
  if (found) return found
  const wordPress = await findWordPress(fetchText, address)
  if (wordPress) return readWordPress(fetchText, wordPress, onProgress)
  const webSite = await readWebSite(reply.url, fetches, onProgress)
  if (webSite) return webSite
  throw new AppError(
    'import_source_unknown',
    `${address} is no feed, calendar or sheet, and its site has neither an open REST API of WordPress nor a sitemap.`,
  )
}

const START_BYTES = 4000
/** Larger files can only be exports of WordPress, which are read as a stream. */
const MAX_DOCUMENT_BYTES = 50_000_000

async function readSourceFile(
  { file, sheetColumns = null }: Extract<ImportSource, { file: string }>,
  { now, onProgress }: ReadingOptions,
): Promise<OldSite> {
  const { start, size } = await readStart(file)
  if (/<rss\b/.test(start) && /wordpress\.org\/export/.test(start)) return readWxr(file, onProgress)
  const site =
    size > MAX_DOCUMENT_BYTES
      ? null
      : await readDocument(await readFile(file), { url: null, now, sheetColumns })
  if (site) return site
  throw new AppError(
    'import_file_invalid',
    'The file is no export of WordPress (Tools, Export, All content), feed, calendar or sheet.',
  )
}

async function readStart(file: string) {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
  return { start: buffer.subarray(0, bytesRead).toString('latin1'), size: (await handle.stat()).size }
}

/** A feed, a calendar or a sheet, recognised by its content; null for anything else. */
async function readDocument(
  bytes: Uint8Array,
  { url, now, sheetColumns }: { url: string | null; now: Date; sheetColumns: SheetColumns | null },
): Promise<OldSite | null> {
  const today = osloDate(now)
  if (isWorkbook(bytes)) return readSheet(await readRows(bytes), today, sheetColumns)
  const text = decodeText(
    bytes,
    /encoding=["']([\w-]+)/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1],
  )
  if (isCalendar(text)) return readCalendar(text, url, now)
  if (isFeed(text)) return readFeed(text, url)
  const isTable = !/^\s*[<{[%]/.test(text) && /[;,\t]/.test(text)
  return isTable ? readSheet(await readRows(bytes), today, sheetColumns) : null
}
