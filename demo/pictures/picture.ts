import type { FocalPoint } from '@lerret/model'

/** What is known of a picture of the demo house: an SVG document with outlined text. Its alternative text is in nynorsk. */
export interface PictureFacts {
  id: string
  width: number
  height: number
  focalPoint: FocalPoint
  alt: string
}

export interface Picture extends PictureFacts {
  /** The path of its file. */
  file: string
}
