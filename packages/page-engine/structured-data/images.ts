import { findMediaId, type PictureView } from '@lerret/model'
import { formatFocalPoint } from '../views/picture.ts'

/** The aspect ratios that search engines ask for: 16:9, 4:3 and 1:1. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 960 },
  { width: 1280, height: 1280 },
]

/** The URLs of a picture in every aspect ratio; a picture on another site has one URL. */
export function imageUrls(picture: PictureView | null, host: string): string[] {
  if (!picture) return []
  const url = new URL(picture.src, host).href
  const separator = url.includes('?') ? '&' : '?'
  if (findMediaId(picture.src) === null) return [url]
  const focalPoint = formatFocalPoint(picture.focalPoint)
  return SIZES.map(
    ({ width, height }) =>
      `${url}${separator}w=${width}&h=${height}&auto=compress&fit=crop&crop=focalpoint&${focalPoint}`,
  )
}
