import { MAX_MEMBER_PICTURE_BYTES, MEMBER_PICTURE_PIXELS } from '@lerret/model'

/**
 * The middle of a picture as a small JPEG in base64, so that a photo of several megabytes, with the place it was taken at, never leaves
 * the phone. Null when the browser cannot open it.
 */
export async function scalePicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const side = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = MEMBER_PICTURE_PIXELS
  canvas.height = MEMBER_PICTURE_PIXELS
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, left, top, side, side, 0, 0, MEMBER_PICTURE_PIXELS, MEMBER_PICTURE_PIXELS)
  for (const quality of [0.85, 0.6, 0.3]) {
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
    if ((text.length * 3) / 4 <= MAX_MEMBER_PICTURE_BYTES) return text
  }
  return null
}
