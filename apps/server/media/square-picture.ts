import { AppError } from '../errors/app-error.ts'
import { detectFormat, openImage } from './upload.ts'

const ENCODE_TIMEOUT_SECONDS = 5

/** The middle of an uploaded picture as a small WebP: the right way up, without metadata. */
export async function createSquarePicture(upload: Uint8Array, pixels: number): Promise<Buffer> {
  await detectFormat(upload)
  try {
    return await openImage(upload)
      .autoOrient()
      .resize(pixels, pixels, { fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: ENCODE_TIMEOUT_SECONDS })
      .toBuffer()
  } catch (error) {
    throw new AppError('upload_broken', 'The picture is broken, or takes too long to open.', { cause: error })
  }
}
