import { type Asset, mediaUrl } from '@lerret/model'
import type { Picture } from '../pictures/picture.ts'

/** Finds a picture by its id, for example `film-nosferatu-poster`. */
export type FindPicture = (id: string) => Pick<Picture, 'width' | 'height' | 'focalPoint'>

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
