import { randomUUID } from 'node:crypto'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { StoredFile } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { getSite } from '@lerret/page-engine'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import type { OnProgress } from '../../publishing/build/add-pages.ts'
import {
  ENCODINGS,
  type Encoding,
  encode,
  isCompressible,
  MIN_COMPRESSIBLE_BYTES,
} from '../../publishing/releases/encodings.ts'
import type { Release } from '../../publishing/releases/release.ts'
import type { ReleaseStore } from '../../publishing/releases/release-store.ts'
import {
  assertSafeName,
  type ExportedFile,
  listClosedSiteFiles,
  listExportedFiles,
} from './exported-files.ts'
import {
  computePictureKey,
  type ExportedPicture,
  findPictures,
  isPlainQuery,
  renderPicture,
} from './pictures.ts'
import { createRedirectPages } from './redirect-pages.ts'
import { runConcurrently } from './run-concurrently.ts'

export interface ExportInput {
  out: string
  release: Release
  store: Pick<ReleaseStore, 'filePath'>
  content: Content
  readMedia: (media: StoredFile) => Promise<Uint8Array>
  /** The page that visitors see while the site is not published. */
  closedPage: string
  onFiles?: OnProgress | undefined
  onPictures?: OnProgress | undefined
}

export interface ExportResult {
  /** Whether visitors see the site. If not, the folder has the closed page instead. */
  isPublished: boolean
  files: number
  pages: number
  pictures: number
  /** One sentence for each thing that could not be exported. */
  problems: string[]
}

/** Written last into every export: a folder without it is no export, or an incomplete one. */
const MARK_FILE = 'lerret-export.json'

const ExportMark = z.object({
  release: z.string(),
  /** The hash of each file and the key of each picture, so that the next export can reuse them. */
  files: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), z.string()),
})
type ExportMark = z.infer<typeof ExportMark>

/**
 * Writes a release as a plain folder for any static host. The folder is written beside its final place and moved there when it is
 * complete: readers see all of the previous export or all of this one, or for a moment nothing.
 */
export async function writeExport(input: ExportInput): Promise<ExportResult> {
  const out = resolve(input.out)
  const previous = await readPreviousMark(out)
  await removeUnfinishedExports(out)
  const folder = join(dirname(out), `.${basename(out)}.${randomUUID()}.half`)
  await mkdir(folder, { recursive: true })
  try {
    const { mark, ...result } = await writeFiles(folder, { ...input, out }, previous)
    await writeAndSync(join(folder, MARK_FILE), JSON.stringify(mark))
    await replaceFolder(folder, out)
    return result
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeFiles(folder: string, input: ExportInput, previous: ExportMark | null) {
  const { release, store, content, out } = input
  const site = getSite(content)
  const { isPublished } = release.hosting
  const files = isPublished ? listExportedFiles(release) : listClosedSiteFiles(release)
  const picturesInUse = new Map<string, ExportedPicture>()
  let done = 0
  async function exportFile(file: ExportedFile) {
    const bytes = await readFile(store.filePath(file.hash))
    await writeNewFile(folder, file.name, bytes)
    if (isCompressible(file.type) && bytes.length >= MIN_COMPRESSIBLE_BYTES)
      await writeEncodedFiles(folder, file, bytes, { out, previous })
    if (previous?.files[file.name] === file.hash) await copyModifiedTime(folder, out, file.name)
    if (file.isPage)
      for (const picture of findPictures(bytes.toString('utf8'), site.host))
        picturesInUse.set(picture.name, picture)
    input.onFiles?.({ done: ++done, total: files.length })
  }
  await runConcurrently(files, availableParallelism(), exportFile)
  const { pictures, problems } = await writePictures(folder, [...picturesInUse.values()], input, previous)
  if (isPublished) {
    problems.push(...(await writeDocuments(folder, input)))
    for (const { name, html } of createRedirectPages(release.redirects, files))
      await writeNewFile(folder, name, html)
  }

  // Hosts show the first at `/`, and the second at every path that they do not find.
  if (!isPublished)
    for (const name of ['index.html', '404.html']) await writeNewFile(folder, name, input.closedPage)
  return {
    isPublished,
    files: files.length,
    pages: files.filter(({ isPage }) => isPage).length,
    pictures: Object.keys(pictures).length,
    problems,
    mark: {
      release: release.id,
      files: Object.fromEntries(files.map(({ name, hash }) => [name, hash])),
      pictures,
    } satisfies ExportMark,
  }
}

const EXTENSIONS: Record<Encoding, string> = { br: 'br', gzip: 'gz' }

/** Writes compressed copies beside a file, where static servers find them. */
async function writeEncodedFiles(
  folder: string,
  { name, hash, immutable }: ExportedFile,
  bytes: Buffer,
  { out, previous }: { out: string; previous: ExportMark | null },
) {
  for (const encoding of ENCODINGS) {
    const encodedName = `${name}.${EXTENSIONS[encoding]}`
    const isSame = previous?.files[name] === hash
    if (isSame && (await copyFromPrevious(folder, out, encodedName))) continue
    await writeNewFile(
      folder,
      encodedName,
      await encode(bytes, encoding, immutable ? 'immutable' : 'changing'),
    )
  }
}

/** Few, since the image library uses all cores for each. */
const MAX_CONCURRENT_PICTURES = 2

async function writePictures(
  folder: string,
  picturesInUse: ExportedPicture[],
  input: ExportInput,
  previous: ExportMark | null,
) {
  const { content, readMedia, onPictures, out } = input
  const pictures: Record<string, string> = {}
  const problems = new Set<string>()
  const nameByKey = new Map<string, string>()
  const queue = picturesInUse.filter(({ query }) => isPlainQuery(query))
  const originals = new Map<string, Promise<Uint8Array>>()
  let done = 0

  async function exportPicture(picture: ExportedPicture) {
    const media = content.find('media', picture.mediaId)
    if (!media) return
    assertSafeName(picture.name)
    const original = originals.get(media.id) ?? readMedia(media)
    originals.set(media.id, original)
    const key = computePictureKey(await original, media, picture)
    const sameName = nameByKey.get(key)
    if (sameName !== undefined) await copyIntoFolder(join(folder, sameName), join(folder, picture.name))
    else if (previous?.pictures[picture.name] !== key || !(await copyFromPrevious(folder, out, picture.name)))
      await writeNewFile(folder, picture.name, await renderPicture(await original, media, picture))
    nameByKey.set(key, picture.name)
    pictures[picture.name] = key
  }

  await runConcurrently(queue, MAX_CONCURRENT_PICTURES, async (picture) => {
    try {
      await exportPicture(picture)
    } catch (error) {
      problems.add(
        `The picture ${picture.mediaId} cannot be rendered: ${error instanceof Error ? error.message : error}`,
      )
    }
    onPictures?.({ done: ++done, total: queue.length })
  })
  return { pictures, problems: [...problems] }
}

/** Writes the documents that pages may link to. Returns one sentence for each that cannot be read. */
async function writeDocuments(folder: string, { content, readMedia }: ExportInput): Promise<string[]> {
  const problems: string[] = []
  for (const document of content.all('document')) {
    const name = `documents/${document.id}`
    assertSafeName(name)
    try {
      await writeNewFile(folder, name, await readMedia(document))
    } catch (error) {
      problems.push(
        `The document ${document.id} cannot be read: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return problems
}

async function writeNewFile(folder: string, name: string, bytes: string | Uint8Array) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  // `wx` makes a second file of the same name an error.
  await writeFile(path, bytes, { flag: 'wx' })
}

async function copyIntoFolder(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

/** Copies a file with its modification time from the previous export; returns false when it is missing. */
async function copyFromPrevious(folder: string, out: string, name: string): Promise<boolean> {
  try {
    await copyIntoFolder(join(out, name), join(folder, name))
    await copyModifiedTime(folder, out, name)
    return true
  } catch {
    return false
  }
}

/** Static servers derive ETags from the modification time, so unchanged files keep it. */
async function copyModifiedTime(folder: string, out: string, name: string) {
  const { mtime } = await stat(join(out, name))
  await utimes(join(folder, name), mtime, mtime)
}

async function writeAndSync(path: string, text: string) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The mark of the previous export; null for an empty folder. Throws when the folder has anything else in it. */
async function readPreviousMark(out: string): Promise<ExportMark | null> {
  const names = await listNames(out)
  if (names.length === 0) return null
  const text = await readFile(join(out, MARK_FILE), 'utf8').catch(() => '')
  const { data } = ExportMark.safeParse(text === '' ? null : JSON.parse(text))
  if (data) return data
  throw new AppError(
    'export_failed',
    `${out} contains other files than an export; choose another folder, or empty it.`,
  )
}

async function replaceFolder(folder: string, out: string) {
  const old = join(dirname(out), `.${basename(out)}.${randomUUID()}.old`)
  const hasPrevious = (await listNames(out)).length > 0
  if (hasPrevious) await rename(out, old)
  else await rmdir(out).catch(() => {})
  await rename(folder, out)
  await rm(old, { recursive: true, force: true })
}

/** Removes the folders of interrupted exports. */
async function removeUnfinishedExports(out: string) {
  const prefix = `.${basename(out)}.`
  for (const name of await listNames(dirname(out))) {
    const isOurs = name.startsWith(prefix) && /^[0-9a-f-]{36}\.(half|old)$/.test(name.slice(prefix.length))
    if (isOurs) await rm(join(dirname(out), name), { recursive: true, force: true })
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
