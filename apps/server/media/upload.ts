import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '@lerret/model'
import sharp from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { writeFileAtomically } from '../files/atomic-write.ts'
import { MAX_PIXELS } from './render-image.ts'

export type Upload = Required<Pick<Media, 'fileName' | 'mimeType' | 'width' | 'height' | 'bytes'>>

/** Formats that editors may upload. SVG files may contain scripts, and are not accepted. */
const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type AcceptedFormat = (typeof ACCEPTED_FORMATS)[number]

export const MAX_UPLOAD_BYTES = 25_000_000
const ENCODE_TIMEOUT_SECONDS = 20

/**
 * Stores a picture in the folder of originals. Its format is detected from its bytes, never from its name. It is encoded again: the
 * right way up, without metadata (place, time, owner) or data appended after the image. Its name contains a hash, so the same
 * picture is stored once. The picture is given as a file, or as bytes.
 */
export async function storeUpload(originals: string, picture: string | Uint8Array): Promise<Upload> {
  const size = typeof picture === 'string' ? (await stat(picture)).size : picture.length
  if (size > MAX_UPLOAD_BYTES) throw createTooLargeError()
  if (size === 0) throw new AppError('upload_empty', 'The uploaded file is empty.')
  const format = await detectFormat(picture)
  const { data, info } = await encodeAgain(picture, format)
  const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const { name, mimeType } = format === 'jpeg' ? JPEG : format === 'png' ? PNG : WEBP
  const fileName = `upload-${version}.${name}`
  await writeFileAtomically(join(originals, fileName), data)
  return { fileName, mimeType, width: info.width, height: info.height, bytes: data.length }
}

export const createTooLargeError = () =>
  new AppError(
    'upload_too_large',
    `The uploaded file has more than ${MAX_UPLOAD_BYTES / 1_000_000} million bytes.`,
  )

const JPEG = { name: 'jpg', mimeType: 'image/jpeg' } as const
const PNG = { name: 'png', mimeType: 'image/png' } as const
const WEBP = { name: 'webp', mimeType: 'image/webp' } as const

async function detectFormat(picture: string | Uint8Array): Promise<AcceptedFormat> {
  const metadata = await openImage(picture)
    .metadata()
    .catch((error) => {
      // The limit on pixels is checked when the header is read.
      if (/pixel limit/.test(error.message)) throw createPixelsError(error)
      throw new AppError('upload_type_refused', 'The uploaded file cannot be opened as a picture.', {
        cause: error,
      })
    })
  // AVIF is one of several kinds of HEIF.
  const format = metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (!isAccepted(format))
    throw new AppError(
      'upload_type_refused',
      `The uploaded file is ${format}; ${ACCEPTED_FORMATS.join(', ')} are accepted.`,
    )
  if (metadata.width * metadata.height > MAX_PIXELS) throw createPixelsError()
  return format
}

const createPixelsError = (cause?: unknown) =>
  new AppError(
    'upload_too_many_pixels',
    `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.`,
    {
      cause,
    },
  )

const isAccepted = (format: string | undefined): format is AcceptedFormat =>
  ACCEPTED_FORMATS.some((accepted) => accepted === format)

/** Of an animation the first frame is used. Encoding AVIF takes minutes, so it is stored as WebP. */
async function encodeAgain(picture: string | Uint8Array, format: AcceptedFormat) {
  const image = openImage(picture).autoOrient().timeout({ seconds: ENCODE_TIMEOUT_SECONDS })
  const encoded =
    format === 'jpeg'
      ? image.jpeg({ quality: 92 })
      : format === 'png'
        ? image.png()
        : image.webp({ quality: 92, effort: 2 })
  try {
    return await encoded.toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new AppError('upload_broken', 'The picture is broken, or takes too long to open.', { cause: error })
  }
}

const openImage = (picture: string | Uint8Array) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
