import { toPlainText } from '../../../../content/records/html/clean-html.ts'
import { decodePercent } from '../../../../visitors/old-addresses/normalize-address.ts'
import { repairEncoding } from '../../html/repair-encoding.ts'
import { resolveShortcodes } from '../../html/shortcodes.ts'
import type { OldDocument, OldMedia, SkippedDocument, SkipReason } from '../../old-site.ts'
import type { WordPressMedia, WordPressPost } from './rest-types.ts'

export type PostType = 'post' | 'page'

export const readText = (html: string) => repairEncoding(toPlainText(html))

/** Finds the reason why a document with this status is not imported; null for one that is public. */
export function findSkipReason(status: string, hasPassword: boolean): SkipReason | null {
  if (hasPassword) return 'password'
  if (status === 'publish') return null
  if (status === 'private') return 'private'
  if (status === 'future') return 'planned'
  return status === 'trash' ? 'deleted' : 'draft'
}

export function toSkipped({ status, content, title, link }: WordPressPost): SkippedDocument | null {
  const reason = findSkipReason(status, content.protected)
  return reason && { title: readText(title.rendered), address: link, reason }
}

export function toDocument(post: WordPressPost, type: PostType, base: string): OldDocument {
  const { id, link, guid, _embedded: embedded } = post
  const terms = embedded['wp:term'].flat()
  const publishedAt = readUtc(post.date_gmt) ?? (Date.parse(post.date) || 0)
  return {
    type: type === 'post' ? 'article' : 'page',
    key: `${type}:${id}`,
    title: readText(post.title.rendered),
    slug: decodePercent(post.slug),
    html: post.content.rendered,
    isStoredText: false,
    lead: readExcerpt(post.excerpt.rendered),
    author: embedded.author[0]?.name ?? '',
    publishedAt,
    updatedAt: readUtc(post.modified_gmt) ?? publishedAt,
    categories: terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ name }) => readText(name)),
    picture: embedded['wp:featuredmedia'][0]?.source_url || null,
    address: link,
    otherAddresses: [guid.rendered, ...listIdAddresses(id, type, base)],
    organizer: '',
    filmNumber: '',
    showings: [],
  }
}

/** The addresses by which WordPress knows a post, whatever its permalinks look like. */
export const listIdAddresses = (id: number | string, type: string, base: string): string[] => [
  `${base}/?p=${id}`,
  ...(type === 'page' ? [`${base}/?page_id=${id}`] : []),
  ...(type === 'attachment' ? [`${base}/?attachment_id=${id}`] : []),
  ...(type === 'tribe_events' ? [`${base}/?post_type=tribe_events&p=${id}`] : []),
]

/** A summary without the shortcodes that WordPress leaves in it. */
export const readExcerpt = (excerpt: string) => readText(resolveShortcodes(excerpt, () => null).html)

/** WordPress writes times in UTC without saying so. */
export function readUtc(text: string | null): number | null {
  const milliseconds = Date.parse(`${(text ?? '').trim().replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(milliseconds) || milliseconds <= 0 ? null : milliseconds
}

export function toMedia(media: WordPressMedia, base: string): OldMedia {
  const { id, source_url: file, media_details: details } = media
  const original = details.original_image && file.replace(/[^/]*$/, encodeURI(details.original_image))
  const sizes = Object.values(details.sizes).map((size) => size.source_url)
  return {
    id: String(id),
    files: [...new Set([...(original ? [original] : []), file])].filter((each) => each !== ''),
    alt: repairEncoding(media.alt_text),
    title: readText(media.title.rendered),
    addresses: [
      file,
      ...(original ? [original] : []),
      ...sizes,
      media.link,
      media.guid.rendered,
      ...listIdAddresses(id, 'attachment', base),
    ],
  }
}
