import { type Asset, findMediaId, isAbsoluteUrl, SHARE_IMAGE } from '@lerret/model'
import type { PageContext } from '../context/page-context.ts'
import { formatFocalPoint } from '../views/picture.ts'

const CROP = `w=${SHARE_IMAGE.width}&h=${SHARE_IMAGE.height}&auto=compress&fit=crop&crop=focalpoint`

export interface ShareImage {
  url: string
  alt: string
}

/** The picture for shared links, from assets, or a path or URL; empty when there is none. */
export function findShareImage(values: readonly unknown[], { site, tracker }: PageContext): ShareImage {
  const assets = values.filter(isAsset)
  const asset = assets.length > 1 ? assets.find(({ type }) => type === 'first_image') : assets[0]
  const url = asset ? asset.url : values.find((value) => typeof value === 'string')
  // Records may have any text here, such as `javascript:` or the name of a picture that is gone.
  if (!url || !(url.startsWith('/') || isAbsoluteUrl(url))) return { url: '', alt: '' }
  const mediaId = findMediaId(url)
  const media = mediaId === null ? undefined : tracker.find('media', mediaId)
  const focalPoint = media ? formatFocalPoint(media.focalPoint) : (asset?.focalPointQuery ?? '')
  return { url: toCroppedUrl(url, focalPoint, site.host), alt: asset?.alt || (media?.alt ?? '') }
}

function toCroppedUrl(url: string, focalPointQuery: string, host: string): string {
  const query = focalPointQuery === '' ? CROP : `${CROP}&${focalPointQuery}`
  const absolute = url.startsWith('/') ? new URL(url, host).href : url
  return `${absolute}${absolute.includes('?') ? '&' : '?'}${query}`
}

const isAsset = (value: unknown): value is Asset =>
  typeof value === 'object' && value !== null && 'focalPointQuery' in value && 'url' in value
