import {
  type Asset,
  type FocalPoint,
  findMediaId,
  findMediaVersion,
  isAbsoluteUrl,
  mediaUrl,
  type PictureView,
  SHARE_IMAGE,
} from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'

const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

/**
 * The picture of a media id or a URL; null when the media library has no such picture. For a picture on another site, size and
 * alt text are unknown: it gets the size of a share image and no alt text.
 */
export function findPicture(image: string, tracker: Pick<ReadTracker, 'find'>): PictureView | null {
  const mediaId = findMediaId(image) ?? (isUrlOrPath(image) ? null : image)
  if (mediaId === null) return { src: image, alt: '', ...SHARE_IMAGE, focalPoint: CENTER }
  const media = mediaId === '' ? undefined : tracker.find('media', mediaId)
  if (!media) return null
  const { alt, width, height, focalPoint, fileName } = media
  return { src: mediaUrl(mediaId, findMediaVersion(fileName)), alt: alt ?? '', width, height, focalPoint }
}

/**
 * The picture of a production. Of a picture in the media library, size and focal point are the library's, and so is the alt text
 * unless the production has its own. What the production has is used for pictures elsewhere.
 */
export function findAssetPicture(
  assets: readonly Asset[],
  type: Asset['type'],
  tracker: Pick<ReadTracker, 'find'>,
): PictureView | null {
  const asset = assets.find((candidate) => candidate.type === type)
  if (!asset) return null
  const { url, alt, width, height, focalPointQuery } = asset
  const picture = findMediaId(url) === null ? null : findPicture(url, tracker)
  if (picture) return { ...picture, alt: alt || picture.alt }
  return { src: url, alt, width, height, focalPoint: parseFocalPoint(focalPointQuery) }
}

/** `fp-x=0.5&fp-y=0.3`, the query of the image service. */
export const formatFocalPoint = ({ x, y }: FocalPoint) => `fp-x=${x}&fp-y=${y}`

function parseFocalPoint(query: string): FocalPoint {
  const match = /^fp-x=([\d.]+)&fp-y=([\d.]+)$/.exec(query)
  return match ? { x: Number(match[1]), y: Number(match[2]) } : CENTER
}

const isUrlOrPath = (image: string) => isAbsoluteUrl(image) || image.startsWith('/')
