import type { FocalPoint } from '@lerret/model'

interface PictureSize {
  width: number
  /** Width divided by height; without it, the picture is not cropped. */
  ratio?: number
  /** Crops around another point than the saved one. */
  focalPoint?: FocalPoint
  /** A later version of the record may have another file. */
  version?: number
}

/** The address of a picture of the library, also one that is not public. */
export function pictureUrl(id: string, { width, ratio, focalPoint, version }: PictureSize): string {
  const query = new URLSearchParams({ w: String(width) })
  if (ratio !== undefined) query.set('h', String(Math.round(width / ratio)))
  if (focalPoint) {
    query.set('fp-x', String(focalPoint.x))
    query.set('fp-y', String(focalPoint.y))
  }
  if (version !== undefined) query.set('version', String(version))
  return `/redaksjon/api/media/${encodeURIComponent(id)}/image?${query}`
}
