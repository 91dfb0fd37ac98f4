import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { DOCUMENT_TYPES, type Media, type MediaDocument } from '@lerret/model'
import sharp from 'sharp'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Originals } from './originals.ts'
import { removeVideoMetadata } from './remove-video-metadata.ts'
import { MAX_PIXELS } from './render/render-image.ts'

export type PictureUpload = Required<Pick<Media, 'fileName' | 'mimeType' | 'width' | 'height' | 'bytes'>>
export type DocumentUpload = Required<Pick<MediaDocument, 'fileName' | 'mimeType' | 'bytes'>>
export type Upload = PictureUpload | DocumentUpload

export const isDocument = (upload: Upload): upload is DocumentUpload =>
  DOCUMENT_TYPES.some((type) => type === upload.mimeType)

/** Formats of pictures that editors may upload. SVG files may contain scripts, and are not accepted. */
const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type AcceptedFormat = (typeof ACCEPTED_FORMATS)[number]

export const MAX_UPLOAD_BYTES = 25_000_000
const ENCODE_TIMEOUT_SECONDS = 20

/**
 * Stores a picture, document or video with the originals. Its format is detected from its bytes, never from its name. Its new name
 * contains a hash, so the same file is stored once. It is given as a file, or as bytes.
 */
export async function storeUpload(
  originals: Pick<Originals, 'add'>,
  file: string | Uint8Array,
): Promise<Upload> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length
  if (size > MAX_UPLOAD_BYTES) throw createTooLargeError()
  if (size === 0) throw new AppError('upload_empty', 'The uploaded file is empty.')
  const documentType = findDocumentType(await readStart(file, SIGNATURE_BYTES))
  return documentType ? storeDocument(originals, file, documentType) : storePicture(originals, file)
}

/** A PDF is stored as it is, since others may have signed it; the desk says whom it names. A video loses its metadata. */
async function storeDocument(
  originals: Pick<Originals, 'add'>,
  file: string | Uint8Array,
  mimeType: DocumentType,
): Promise<DocumentUpload> {
  const received = typeof file === 'string' ? await readFile(file) : file
  const data = mimeType === 'application/pdf' ? received : removeVideoMetadata(received, mimeType)
  const fileName = await writeUpload(originals, data, DOCUMENT_EXTENSIONS[mimeType])
  return { fileName, mimeType, bytes: data.length }
}

/**
 * A picture is encoded again: the right way up, without metadata (place, time, owner) or data appended after the image.
 */
async function storePicture(
  originals: Pick<Originals, 'add'>,
  picture: string | Uint8Array,
): Promise<PictureUpload> {
  const format = await detectFormat(picture)
  const { data, info } = await encodeAgain(picture, format)
  const { name, mimeType } = format === 'jpeg' ? JPEG : format === 'png' ? PNG : WEBP
  const fileName = await writeUpload(originals, data, name)
  return { fileName, mimeType, width: info.width, height: info.height, bytes: data.length }
}

async function writeUpload(
  originals: Pick<Originals, 'add'>,
  data: Uint8Array,
  extension: string,
): Promise<string> {
  const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const fileName = `upload-${version}.${extension}`
  await originals.add(fileName, data)
  return fileName
}

type DocumentType = MediaDocument['mimeType']

export const DOCUMENT_EXTENSIONS = {
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const satisfies Record<DocumentType, string>

const SIGNATURE_BYTES = 12
const WEBM_SIGNATURE = '\x1aE\xdf\xa3'
/** The brands of MP4 files. AVIF and HEIC pictures are in the same container, with other brands. */
const MP4_SIGNATURE = /^.{4}ftyp(iso\w|mp4\w|avc1|dash|M4V )/s

/** The type of a document or video by its first bytes; null for other files. */
function findDocumentType(start: Uint8Array): DocumentType | null {
  const text = Buffer.from(start).toString('latin1')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith(WEBM_SIGNATURE)) return 'video/webm'
  return MP4_SIGNATURE.test(text) ? 'video/mp4' : null
}

async function readStart(file: string | Uint8Array, length: number): Promise<Uint8Array> {
  if (typeof file !== 'string') return file.subarray(0, length)
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
  return buffer.subarray(0, bytesRead)
}

export const createTooLargeError = () =>
  new AppError(
    'upload_too_large',
    `The uploaded file has more than ${MAX_UPLOAD_BYTES / 1_000_000} million bytes.`,
  )

const JPEG = { name: 'jpg', mimeType: 'image/jpeg' } as const
const PNG = { name: 'png', mimeType: 'image/png' } as const
const WEBP = { name: 'webp', mimeType: 'image/webp' } as const

/** Throws unless the file is a picture of an accepted format and size, by its header. */
export async function detectFormat(
  picture: string | Uint8Array,
  maxPixels = MAX_PIXELS,
): Promise<AcceptedFormat> {
  const metadata = await openImage(picture)
    .metadata()
    .catch((error) => {
      // The limit on pixels is checked when the header is read.
      if (/pixel limit/.test(error.message)) throw createPixelsError(maxPixels, error)
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
  if (metadata.width * metadata.height > maxPixels) throw createPixelsError(maxPixels)
  return format
}

const createPixelsError = (maxPixels: number, cause?: unknown) =>
  new AppError(
    'upload_too_many_pixels',
    `The picture has more than ${maxPixels / 1_000_000} million pixels.`,
    {
      cause,
    },
  )

const isAccepted = (format: string | undefined): format is AcceptedFormat =>
  ACCEPTED_FORMATS.some((accepted) => accepted === format)

/** Encodes the first frame of an animation. Encoding AVIF takes minutes, so it is stored as WebP. */
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

export const openImage = (picture: string | Uint8Array) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
