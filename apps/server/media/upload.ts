import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Media } from '@lerret/model'
import sharp from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'
import { MAX_PIXELS } from './render-image.ts'

export type Upload = Pick<Media, 'fileName' | 'mimeType' | 'width' | 'height'>

/** Formats that editors may upload. SVG files may contain scripts, and are not accepted. */
const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type AcceptedFormat = (typeof ACCEPTED_FORMATS)[number]

export const MAX_UPLOAD_BYTES = 25_000_000
const ENCODE_TIMEOUT_SECONDS = 20

/**
 * Stores a picture in the folder of originals. Its format is detected from its bytes, never from its name. It is encoded again: the
 * right way up, without metadata (place, time, owner) or data appended after the image. Its name contains a hash, so the same
 * picture is stored once.
 */
export async function storeUpload(originals: string, bytes: Uint8Array): Promise<Upload> {
  if (bytes.length > MAX_UPLOAD_BYTES)
    throw createRefusal(`it has more than ${MAX_UPLOAD_BYTES / 1_000_000} million bytes`)
  if (bytes.length === 0) throw createRefusal('it is empty')
  const format = await detectFormat(bytes)
  const { data, info } = await encodeAgain(bytes, format)
  const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const { name, mimeType } = format === 'jpeg' ? JPEG : format === 'png' ? PNG : WEBP
  const fileName = `upload-${version}.${name}`
  await writeFileAtomically(join(originals, fileName), data)
  return { fileName, mimeType, width: info.width, height: info.height }
}

const JPEG = { name: 'jpg', mimeType: 'image/jpeg' } as const
const PNG = { name: 'png', mimeType: 'image/png' } as const
const WEBP = { name: 'webp', mimeType: 'image/webp' } as const

async function detectFormat(bytes: Uint8Array): Promise<AcceptedFormat> {
  const metadata = await openImage(bytes)
    .metadata()
    .catch((error) => {
      throw createRefusal('it cannot be opened as a picture', error)
    })
  // AVIF is one of several kinds of HEIF.
  const format = metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (!isAccepted(format)) throw createRefusal(`it is ${format}, not ${ACCEPTED_FORMATS.join(', ')}`)
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw createRefusal(`it has more than ${MAX_PIXELS / 1_000_000} million pixels`)
  return format
}

const isAccepted = (format: string | undefined): format is AcceptedFormat =>
  ACCEPTED_FORMATS.some((accepted) => accepted === format)

/** Of an animation the first frame is used. Encoding AVIF takes minutes, so it is stored as WebP. */
async function encodeAgain(bytes: Uint8Array, format: AcceptedFormat) {
  const image = openImage(bytes).autoOrient().timeout({ seconds: ENCODE_TIMEOUT_SECONDS })
  const encoded =
    format === 'jpeg'
      ? image.jpeg({ quality: 92 })
      : format === 'png'
        ? image.png()
        : image.webp({ quality: 92, effort: 2 })
  try {
    return await encoded.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw createRefusal('it is broken, or takes too long to open', error)
  }
}

const openImage = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

const createRefusal = (reason: string, cause?: unknown) =>
  new AppError('upload_refused', `The picture is not taken: ${reason}.`, { cause })
