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
import type { Media } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { getSite } from '@lerret/page-engine'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { OnProgress } from '../publishing/build/build-pages.ts'
import { ENCODINGS, type Encoding, encode, isCompressible } from '../publishing/releases/encodings.ts'
import type { Release } from '../publishing/releases/release.ts'
import type { ReleaseStore } from '../publishing/releases/release-store.ts'
import { robotsHeaders } from '../site/hosting-hooks.ts'
import { readSecurityHeaders } from '../site/security-headers.ts'
import { checkName, closedFiles, type ExportedFile, exportedFiles } from './exported-files.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { nginxFiles } from './nginx.ts'
import { isPlainQuery, makePicture, pictureKey, picturesIn, type WantedPicture } from './pictures.ts'
import { sideBySide } from './run-concurrently.ts'

export interface ExportInput {
  out: string
  release: Release
  store: Pick<ReleaseStore, 'filePath'>
  content: Content
  readMedia: (media: Media) => Promise<Uint8Array>
  inlineScripts: string[]
  /** What visitors see of a house that is not published. */
  closedPage: string
  onFiles?: OnProgress | undefined
  onPictures?: OnProgress | undefined
}

export interface Exported {
  /** Whether visitors are let in. Where they are not, the folder holds the page that tells them so. */
  isPublished: boolean
  files: number
  pages: number
  pictures: number
  /** One sentence for each thing that is not there. */
  problems: string[]
}

/** Written last, into every export: a folder without it is none, or half of one. */
const MARK = 'lerret-export.json'

const Mark = z.object({
  release: z.string(),
  /** The hash of each file, and what each picture was made of, so that the next export need not make them again. */
  files: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), z.string()),
})
type Mark = z.infer<typeof Mark>

/**
 * Writes a release as a plain folder for any static host. It is written beside its place and takes it when it is whole: whoever
 * looks there sees all of the last export or all of this one, or for a moment nothing.
 */
export async function writeExport(input: ExportInput): Promise<Exported> {
  const out = resolve(input.out)
  const last = await readLast(out)
  await removeHalves(out)
  const folder = join(dirname(out), `.${basename(out)}.${randomUUID()}.half`)
  await mkdir(folder, { recursive: true })
  try {
    const { mark, ...exported } = await fill(folder, { ...input, out }, last)
    await writeLasting(join(folder, MARK), JSON.stringify(mark))
    await takePlace(folder, out)
    return exported
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function fill(folder: string, input: ExportInput, last: Mark | null) {
  const { release, store, content, out } = input
  const site = getSite(content)
  const { isPublished } = release.hosting
  const files = isPublished ? exportedFiles(release) : closedFiles(release)
  const wanted = new Map<string, WantedPicture>()
  let done = 0
  async function putFile(file: ExportedFile) {
    const bytes = await readFile(store.filePath(file.hash))
    await put(folder, file.name, bytes)
    if (isCompressible(file.type) && bytes.length >= WORTH_ENCODING)
      await putEncoded(folder, file, bytes, { out, last })
    if (last?.files[file.name] === file.hash) await keepTime(folder, out, file.name)
    if (file.isPage)
      for (const picture of picturesIn(bytes.toString('utf8'), site.host)) wanted.set(picture.name, picture)
    input.onFiles?.({ done: ++done, total: files.length })
  }
  await sideBySide(files, availableParallelism(), putFile)
  const { pictures, problems } = await putPictures(folder, [...wanted.values()], input, last)

  // Hosts show the one for the address of the house, and the other for all addresses that they do not find.
  if (!isPublished) for (const name of ['index.html', '404.html']) await put(folder, name, input.closedPage)
  const headers = {
    ...(await readSecurityHeaders(input.inlineScripts, release.shell.destinations)),
    ...robotsHeaders(release.hosting),
  }
  await put(folder, '_redirects', isPublished ? redirectsFile(release) : '\n')
  await put(folder, '_headers', headersFile(files, headers))
  const nginx = nginxFiles({ release, files, headers, folder: out, host: site.host, aliases: site.aliases })
  for (const { name, text } of nginx) await put(folder, name, text)
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
    } satisfies Mark,
  }
}

const WORTH_ENCODING = 1000
const ENDINGS: Record<Encoding, string> = { br: 'br', gzip: 'gz' }

/** The smaller forms beside a file, as static servers find them. */
async function putEncoded(
  folder: string,
  { name, hash, immutable }: ExportedFile,
  bytes: Buffer,
  { out, last }: { out: string; last: Mark | null },
) {
  for (const encoding of ENCODINGS) {
    const encodedName = `${name}.${ENDINGS[encoding]}`
    const isSame = last?.files[name] === hash
    if (isSame && (await takeOver(folder, out, encodedName))) continue
    await put(folder, encodedName, await encode(bytes, encoding, immutable ? 'immutable' : 'changing'))
  }
}

/** So many at once: the picture library uses all cores for each. */
const PICTURES_AT_ONCE = 2

async function putPictures(folder: string, wanted: WantedPicture[], input: ExportInput, last: Mark | null) {
  const { content, readMedia, onPictures, out } = input
  const pictures: Record<string, string> = {}
  const problems = new Set<string>()
  const made = new Map<string, string>()
  const queue = wanted.filter(({ query }) => isPlainQuery(query))
  const originals = new Map<string, Promise<Uint8Array>>()
  let done = 0

  async function putOne(picture: WantedPicture) {
    const media = content.find('media', picture.mediaId)
    if (!media) return
    checkName(picture.name)
    const original = originals.get(media.id) ?? readMedia(media)
    originals.set(media.id, original)
    const key = pictureKey(await original, media, picture)
    const same = made.get(key)
    if (same !== undefined) await copy(join(folder, same), join(folder, picture.name))
    else if (last?.pictures[picture.name] !== key || !(await takeOver(folder, out, picture.name)))
      await put(folder, picture.name, await makePicture(await original, media, picture))
    made.set(key, picture.name)
    pictures[picture.name] = key
  }

  await sideBySide(queue, PICTURES_AT_ONCE, async (picture) => {
    try {
      await putOne(picture)
    } catch (error) {
      problems.add(
        `The picture ${picture.mediaId} cannot be made: ${error instanceof Error ? error.message : error}`,
      )
    }
    onPictures?.({ done: ++done, total: queue.length })
  })
  return { pictures, problems: [...problems] }
}

async function put(folder: string, name: string, bytes: string | Uint8Array) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  // Two things of one name would be one, and nobody would know which.
  await writeFile(path, bytes, { flag: 'wx' })
}

async function copy(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

/** Takes a file over from the last export as it is, with its time; false when it is not there. */
async function takeOver(folder: string, out: string, name: string): Promise<boolean> {
  try {
    await copy(join(out, name), join(folder, name))
    await keepTime(folder, out, name)
    return true
  } catch {
    return false
  }
}

/** Servers tell by its time whether a file is another one: what has not changed keeps it. */
async function keepTime(folder: string, out: string, name: string) {
  const { mtime } = await stat(join(out, name))
  await utimes(join(folder, name), mtime, mtime)
}

async function writeLasting(path: string, text: string) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What the last export there was made of; a folder that holds anything else is somebody's, and is left alone. */
async function readLast(out: string): Promise<Mark | null> {
  const names = await namesIn(out)
  if (names.length === 0) return null
  const text = await readFile(join(out, MARK), 'utf8').catch(() => '')
  const { data } = Mark.safeParse(text === '' ? null : JSON.parse(text))
  if (data) return data
  throw new AppError(
    'export_failed',
    `${out} holds something else than an export; choose another folder, or empty it.`,
  )
}

async function takePlace(folder: string, out: string) {
  const old = join(dirname(out), `.${basename(out)}.${randomUUID()}.old`)
  const isThere = (await namesIn(out)).length > 0
  if (isThere) await rename(out, old)
  else await rmdir(out).catch(() => {})
  await rename(folder, out)
  await rm(old, { recursive: true, force: true })
}

/** What exports that were cut off have left. */
async function removeHalves(out: string) {
  const start = `.${basename(out)}.`
  for (const name of await namesIn(dirname(out))) {
    const isOurs = name.startsWith(start) && /^[0-9a-f-]{36}\.(half|old)$/.test(name.slice(start.length))
    if (isOurs) await rm(join(dirname(out), name), { recursive: true, force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
