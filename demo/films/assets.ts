import { type Asset, type FocalPoint, mediaUrl } from '@lerret/model'

/** The fields of a picture that the records use. */
export interface PictureFacts {
  alt: string
  width: number
  height: number
  focalPoint: FocalPoint
}

/** Finds a picture by its id, for example `film-nosferatu-poster`. */
export type FindPicture = (id: string) => PictureFacts

export function createAsset(type: Asset['type'], id: string, findPicture: FindPicture): Asset {
  const { width, height, focalPoint } = findPicture(id)
  return {
    type,
    url: mediaUrl(id),
    focalPointQuery: `fp-x=${focalPoint.x}&fp-y=${focalPoint.y}`,
    // The library's.
    alt: '',
    width,
    height,
  }
}
