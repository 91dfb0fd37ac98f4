import type { DrawnPicture } from '@lerret/model'
import type { Outcome } from './member.ts'

/** A drawn picture, an upload in base64, or neither for no picture. */
export interface PictureChoice {
  drawn?: DrawnPicture
  upload?: string
}

/** The picture beside the member's reviews. */
export interface PictureService {
  /** The address of the current picture, empty for none; null when the request fails. */
  fetchPicture(): Promise<string | null>
  setPicture(choice: PictureChoice): Promise<Outcome & { image?: string }>
}
