import { mediaIdOf, type PictureView } from '@lerret/model'
import { formatFocalPoint } from '../views/picture.ts'

/** The proportions that search engines ask for: 16:9, 4:3 and 1:1. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 960 },
  { width: 1280, height: 1280 },
]

/** A picture's addresses in every proportion; one from another place is taken as it is. */
export function imageUrls(picture: PictureView | null, host: string): string[] {
  if (!picture) return []
  const address = new URL(picture.src, host).href
  const separator = address.includes('?') ? '&' : '?'
  if (mediaIdOf(picture.src) === null) return [address]
  const focalPoint = formatFocalPoint(picture.focalPoint)
  return SIZES.map(
    ({ width, height }) =>
      `${address}${separator}w=${width}&h=${height}&auto=compress&fit=crop&crop=focalpoint&${focalPoint}`,
  )
}
