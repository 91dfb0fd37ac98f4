import { join } from 'node:path'
import type { MediaDocument } from '@lerret/model'

/** Videos that the demo house hosts itself. Their files are recorded by `e2e/record-trailer.ts`. */
export const trailers: MediaDocument[] = [
  {
    id: 'film-sherlock-jr-trailer',
    fileName: 'film-sherlock-jr-trailer.mp4',
    mimeType: 'video/mp4',
    title: 'Trailer: Sherlock Jr.',
  },
]

export const trailerFiles = trailers.map(({ fileName }) => join(import.meta.dirname, fileName))
