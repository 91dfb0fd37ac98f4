import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '@lerret/model'
import sharp from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { MOST_PIXELS } from './render-image.ts'

export type Upload = Pick<Media, 'fileName' | 'mimeType' | 'width' | 'height'>

/** What an editor may hand in. Drawings (SVG) are programs as much as pictures, and are not among them. */
const TAKEN = ['jpeg', 'png', 'webp', 'avif'] as const
type Taken = (typeof TAKEN)[number]

export const MOST_UPLOAD_BYTES = 25_000_000
const SECONDS = 20

/**
 * Takes a picture into the folder of originals. What it is, is seen by opening it, never by its name. It is written anew: the right
 * way up, without what the camera noted (place, time, owner), and without anything that was hidden behind its last pixel. Its name
 * says what is in it, so the same picture is kept once.
 */
export async function acceptUpload(originals: string, bytes: Uint8Array): Promise<Upload> {
  if (bytes.length > MOST_UPLOAD_BYTES)
    throw refused(`it has more than ${MOST_UPLOAD_BYTES / 1_000_000} million bytes`)
  if (bytes.length === 0) throw refused('it is empty')
  const format = await formatOf(bytes)
  const { data, info } = await written(bytes, format)
  const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const { name, mimeType } = format === 'jpeg' ? JPEG : format === 'png' ? PNG : WEBP
  const fileName = `upload-${version}.${name}`
  await keep(join(originals, fileName), data)
  return { fileName, mimeType, width: info.width, height: info.height }
}

const JPEG = { name: 'jpg', mimeType: 'image/jpeg' } as const
const PNG = { name: 'png', mimeType: 'image/png' } as const
const WEBP = { name: 'webp', mimeType: 'image/webp' } as const

async function formatOf(bytes: Uint8Array): Promise<Taken> {
  const found = await opened(bytes)
    .metadata()
    .catch((error) => {
      throw refused('it cannot be opened as a picture', error)
    })
  // AVIF is one of several kinds of HEIF.
  const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format
  if (!isTaken(format)) throw refused(`it is ${format}, not ${TAKEN.join(', ')}`)
  if (found.width * found.height > MOST_PIXELS)
    throw refused(`it has more than ${MOST_PIXELS / 1_000_000} million pixels`)
  return format
}

const isTaken = (format: string | undefined): format is Taken => TAKEN.some((taken) => taken === format)

/** The first frame of a moving picture is the picture. AVIF takes minutes to write, and is kept as WebP. */
async function written(bytes: Uint8Array, format: Taken) {
  const image = opened(bytes).autoOrient().timeout({ seconds: SECONDS })
  const encoded =
    format === 'jpeg'
      ? image.jpeg({ quality: 92 })
      : format === 'png'
        ? image.png()
        : image.webp({ quality: 92, effort: 2 })
  try {
    return await encoded.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw refused('it is broken, or takes too long to open', error)
  }
}

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })

async function keep(file: string, bytes: Uint8Array) {
  await mkdir(join(file, '..'), { recursive: true })
  const temporary = `${file}.${randomUUID()}.part`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const refused = (why: string, cause?: unknown) =>
  new AppError('upload_refused', `The picture is not taken: ${why}.`, { cause })
