import { createHash } from 'node:crypto'
import type { Media } from '@lerret/model'
import { findMediaId } from '@lerret/model'
import { ImageQuery } from '../../content/media/image-query.ts'
import { toCrop } from '../../content/media/image-sizes.ts'
import { renderImage } from '../../content/media/render/render-image.ts'

/** A picture in a size that a page uses. */
export interface ExportedPicture {
  mediaId: string
  /** The query of its URL, exactly; empty for the default size. */
  query: string
  name: string
}

/** The folder of the sizes with a query, for hosts that support queries. */
export const PICTURES_FOLDER = '_images'

/** The size without a query, which is the only one on hosts that ignore queries. */
const DEFAULT_QUERY = 'w=1280'

/** The pictures in a page's HTML: all sizes of its images, and those in its metadata for search engines. */
export function findPictures(html: string, host: string): ExportedPicture[] {
  const byName = new Map<string, ExportedPicture>()
  const text = html.replaceAll('&amp;', '&').replaceAll('\\u0026', '&')
  for (const [, url = ''] of text.matchAll(
    /(?<=["'\s(,])((?:https?:\/\/[^/"'\s]+)?\/images\/[^"'\s,)<>\\]+)/g,
  )) {
    const path = url.startsWith(`${host}/`) ? url.slice(host.length) : url
    const mediaId = findMediaId(path)
    if (mediaId === null) continue
    const query = path.split('?')[1] ?? ''
    for (const picture of [toExportedPicture(mediaId, ''), toExportedPicture(mediaId, query)])
      byName.set(picture.name, picture)
  }
  return [...byName.values()]
}

function toExportedPicture(mediaId: string, query: string): ExportedPicture {
  const name = query === '' ? `images/${mediaId}` : `${PICTURES_FOLDER}/${mediaId}/${query}`
  return { mediaId, query, name }
}

/** Whether a query can be used as a file name: it has no slash and nothing encoded. */
export const isPlainQuery = (query: string) => query.length <= 200 && /^[a-zA-Z0-9=&._-]*$/.test(query)

/** While this is the same, a picture need not be rendered again. */
export function computePictureKey(original: Uint8Array, media: Media, { query }: ExportedPicture): string {
  return createHash('sha256')
    .update(original)
    .update(JSON.stringify([toPictureCrop(query, media), PICTURE_TYPE]))
    .digest('hex')
}

const PICTURE_TYPE = 'image/webp'

/** Longer than for requests: nobody waits, and an export needs every picture. */
const RENDER_TIMEOUT_SECONDS = 60

/** Renders a picture in a format that every browser supports. */
export function renderPicture(
  original: Uint8Array,
  media: Media,
  { query }: ExportedPicture,
): Promise<Uint8Array> {
  return renderImage(original, toPictureCrop(query, media), PICTURE_TYPE, { seconds: RENDER_TIMEOUT_SECONDS })
}

function toPictureCrop(query: string, media: Media) {
  const parameters = new URLSearchParams(query === '' ? DEFAULT_QUERY : query)
  // A query that the image service would refuse is rendered like one without options.
  return toCrop(ImageQuery.safeParse(Object.fromEntries(parameters)).data ?? {}, media)
}
