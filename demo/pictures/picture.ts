import type { FocalPoint } from '@lerret/model'

/** What an editor has said of a picture of the demo house. Its alternative text is in nynorsk. */
export interface PictureFacts {
  id: string
  focalPoint: FocalPoint
  alt: string
}

/** A picture of the demo house: an SVG document with outlined text. */
export interface Picture extends PictureFacts {
  /** The path of its file. */
  file: string
  width: number
  height: number
}
