import {
  type Asset,
  type FocalPoint,
  isAbsoluteUrl,
  mediaIdOf,
  mediaUrl,
  mediaVersionOf,
  type PictureView,
  SHARE_IMAGE,
} from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'

const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

/**
 * The picture of a media id or an address; null when the media library has none such. Of a picture from elsewhere nothing is
 * known, so it is taken to be as wide as the pictures the house uses, and to say nothing.
 */
export function findPicture(image: string, tracker: Pick<ReadTracker, 'find'>): PictureView | null {
  const mediaId = mediaIdOf(image) ?? (isAddress(image) ? null : image)
  if (mediaId === null) return { src: image, alt: '', ...SHARE_IMAGE, focalPoint: CENTER }
  const media = mediaId === '' ? undefined : tracker.find('media', mediaId)
  if (!media) return null
  const { alt, width, height, focalPoint, fileName } = media
  return { src: mediaUrl(mediaId, mediaVersionOf(fileName)), alt, width, height, focalPoint }
}

export function findAssetPicture(assets: readonly Asset[], type: Asset['type']): PictureView | null {
  const asset = assets.find((candidate) => candidate.type === type)
  if (!asset) return null
  const { url, alt, width, height, focalPointQuery } = asset
  return { src: url, alt, width, height, focalPoint: parseFocalPoint(focalPointQuery) }
}

/** `fp-x=0.5&fp-y=0.3`, as the image service reads it. */
export const formatFocalPoint = ({ x, y }: FocalPoint) => `fp-x=${x}&fp-y=${y}`

function parseFocalPoint(query: string): FocalPoint {
  const found = /^fp-x=([\d.]+)&fp-y=([\d.]+)$/.exec(query)
  return found ? { x: Number(found[1]), y: Number(found[2]) } : CENTER
}

const isAddress = (image: string) => isAbsoluteUrl(image) || image.startsWith('/')
