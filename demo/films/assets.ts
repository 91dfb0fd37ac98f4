import { type Asset, type FocalPoint, mediaUrl } from '@lerret/model'

/** What the records need to know about a drawn picture. */
export interface PictureFacts {
  alt: string
  width: number
  height: number
  focalPoint: FocalPoint
}

/** Finds a picture by its id, for example `film-nosferatu-poster`. */
export type PictureOf = (id: string) => PictureFacts

export function assetOf(type: Asset['type'], id: string, pictureOf: PictureOf): Asset {
  const { alt, width, height, focalPoint } = pictureOf(id)
  return {
    type,
    url: mediaUrl(id),
    focalPointQuery: `fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`,
    alt,
    width,
    height,
  }
}
