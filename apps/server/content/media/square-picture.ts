import pLimit from 'p-limit'
import { AppError } from '../../platform/errors/app-error.ts'
import type { renderFile } from './render/render-image.ts'
import { detectFormat } from './upload.ts'

/** Browsers make them small before they are sent. A picture with more pixels takes memory that its size in bytes does not tell. */
const MAX_PIXELS = 4_000_000
const RENDER_SECONDS = 5
const MAX_WAITING = 20
const oneAtATime = pLimit(1)
const CENTRE = { x: 0.5, y: 0.5 }

/** The middle of an uploaded picture as a small WebP: the right way up, without metadata. */
export async function createSquarePicture(
  upload: Uint8Array,
  { pixels, render }: { pixels: number; render: typeof renderFile },
): Promise<Buffer> {
  if (oneAtATime.pendingCount >= MAX_WAITING)
    throw new AppError('image_busy', 'Too many pictures are being made; ask again in a moment.')
  const crop = { width: pixels, height: pixels, focalPoint: CENTRE, quality: undefined }
  try {
    return await oneAtATime(async () => {
      await detectFormat(upload, MAX_PIXELS)
      return Buffer.from(await render(upload, crop, 'image/webp', { seconds: RENDER_SECONDS }))
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('upload_broken', 'The picture is broken, or takes too long to open.', { cause: error })
  }
}
