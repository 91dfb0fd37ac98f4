import { createHash } from 'node:crypto'
import type { Media } from '@lerret/model'
import { findMediaId } from '@lerret/model'
import { ImageQuery } from '../media/image-query.ts'
import { cropFor } from '../media/image-sizes.ts'
import { renderImage } from '../media/render-image.ts'

/** A picture as some page shows it. */
export interface WantedPicture {
  mediaId: string
  /** The query of its address, letter by letter; empty for the picture as it is had by whoever asks nothing. */
  query: string
  name: string
}

/** Where a host that looks at queries finds a picture. */
export const PICTURES_FOLDER = '_images'

/** So wide is a picture that is had without a query: hosts that do not look at queries have this one alone. */
const ORDINARY = 'w=1280'

/** The pictures that a page asks for, in sizes that browsers choose among and in what it tells search engines. */
export function picturesIn(html: string, host: string): WantedPicture[] {
  const found = new Map<string, WantedPicture>()
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  for (const [, address = ''] of text.matchAll(
    /(?<=["'\s(,])((?:https?:\/\/[^/"'\s]+)?\/images\/[^"'\s,)<>\\]+)/g,
  )) {
    const path = address.startsWith(`${host}/`) ? address.slice(host.length) : address
    const mediaId = findMediaId(path)
    if (mediaId === null) continue
    const query = path.split('?')[1] ?? ''
    for (const one of [pictureOf(mediaId, ''), pictureOf(mediaId, query)]) found.set(one.name, one)
  }
  return [...found.values()]
}

function pictureOf(mediaId: string, query: string): WantedPicture {
  const name = query === '' ? `images/${mediaId}` : `${PICTURES_FOLDER}/${mediaId}/${query}`
  return { mediaId, query, name }
}

/** Queries that a host can be asked to take as file names: no slash, nothing encoded. */
export const isPlainQuery = (query: string) => query.length <= 200 && /^[a-zA-Z0-9=&._-]*$/.test(query)

/** What tells that a picture need not be made again. */
export function pictureKey(original: Uint8Array, media: Media, { query }: WantedPicture): string {
  return createHash('sha256')
    .update(original)
    .update(JSON.stringify([cropOf(query, media), TYPE]))
    .digest('hex')
}

const TYPE = 'image/webp'

/** Seconds for one picture: nobody is waiting for it, and it must come. */
const PATIENCE = 60

/** The picture in the format that every browser takes. */
export function makePicture(
  original: Uint8Array,
  media: Media,
  { query }: WantedPicture,
): Promise<Uint8Array> {
  return renderImage(original, cropOf(query, media), TYPE, { seconds: PATIENCE })
}

function cropOf(query: string, media: Media) {
  const asked = new URLSearchParams(query === '' ? ORDINARY : query)
  // What the image service would refuse is had as whoever asks nothing has it.
  return cropFor(ImageQuery.safeParse(Object.fromEntries(asked)).data ?? {}, media)
}
