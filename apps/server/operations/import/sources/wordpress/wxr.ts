import { stat } from 'node:fs/promises'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { decodePercent } from '../../../../visitors/old-addresses/normalize-address.ts'
import { repairEncoding } from '../../html/repair-encoding.ts'
import {
  type OldArchive,
  type OldDocument,
  type OldMedia,
  type OldSite,
  type OnSourceProgress,
  sourceName,
} from '../../old-site.ts'

import { listAuthorArchives, listDateArchives, listFeeds, toArticleArchives } from './archives.ts'
import { groupEvents } from './events.ts'
import { findSkipReason, listIdAddresses, readExcerpt, readText, readUtc } from './posts.ts'
import type { WordPressEvent } from './rest-types.ts'
import { readWxrItems, type WxrFile, type WxrItem } from './wxr-items.ts'

/** Reads an export file of WordPress. Its documents have the same keys as those of the site's REST API. */
export async function readWxr(file: string, onProgress: OnSourceProgress): Promise<OldSite> {
  const { size: total } = await stat(file)
  let done = 0
  const wxr = await readWxrItems(file, (bytes) => {
    done += bytes
    onProgress({ done, total })
  })
  const home = wxr.channel['wp:base_blog_url'] || wxr.channel['wp:base_site_url'] || wxr.channel.link || ''
  const url = URL.parse(home)
  if (!url)
    throw new AppError('import_file_invalid', 'The file does not say which site it was exported from.')
  const base = home.replace(/\/+$/, '')
  const site: OldSite = {
    source: sourceName(url),
    home: `${base}/`,
    documents: [],
    media: [],
    archives: [],
    comments: wxr.comments,
    skipped: [],
    failures: [],
  }
  // Squarespace writes paths as links.
  for (const { fields } of wxr.items)
    if (fields.link) fields.link = URL.parse(fields.link, base)?.href ?? fields.link
  addItems(site, wxr, base)
  site.archives.push(
    ...listFeeds(base),
    ...listArchives(wxr, base),
    ...listDateArchives(site.documents, base),
  )
  return site
}

function addItems(site: OldSite, wxr: WxrFile, base: string) {
  const byId = new Map(wxr.items.map((item) => [item.fields['wp:post_id'] ?? '', item]))
  const events: WordPressEvent[] = []
  for (const item of wxr.items) {
    const type = item.fields['wp:post_type']
    if (type === 'attachment') {
      // A picture of a document that is not public is not public either.
      if (!isHidden(byId.get(item.fields['wp:post_parent'] ?? ''))) site.media.push(toMedia(item, base))
    } else if (type === 'post' || type === 'page' || type === 'tribe_events') {
      const { title = '', link = '' } = item.fields
      const reason = findReason(item)
      if (reason) site.skipped.push({ title: readText(title), address: link, reason })
      else if (type === 'tribe_events') events.push(toEvent(item, byId))
      else site.documents.push(toDocument(item, type, wxr, byId, base))
    }
  }
  if (events.length > 0) site.archives.push({ address: `${base}/events/`, leadsTo: 'events' })
  site.documents.push(...groupEvents(events, base, true))
}

const findReason = ({ fields }: WxrItem) =>
  findSkipReason(fields['wp:status'] ?? 'publish', (fields['wp:post_password'] ?? '') !== '')

const isHidden = (parent: WxrItem | undefined) => parent !== undefined && findReason(parent) !== null

function toDocument(
  { fields, meta, categories }: WxrItem,
  type: 'post' | 'page',
  { authors }: WxrFile,
  byId: ReadonlyMap<string, WxrItem>,
  base: string,
): OldDocument {
  const id = fields['wp:post_id'] ?? ''
  const login = fields['dc:creator'] ?? ''
  const publishedAt = readUtc(fields['wp:post_date_gmt'] ?? '') ?? (Date.parse(fields.pubDate ?? '') || 0)
  return {
    type: type === 'post' ? 'article' : 'page',
    key: `${type}:${id}`,
    title: readText(fields.title ?? ''),
    slug: decodePercent(fields['wp:post_name'] ?? ''),
    html: fields['content:encoded'] ?? '',
    isStoredText: true,
    lead: readExcerpt(fields['excerpt:encoded'] ?? ''),
    author: authors.get(login) || login,
    publishedAt,
    updatedAt: readUtc(fields['wp:post_modified_gmt'] ?? '') ?? publishedAt,
    categories: categories.map(readText),
    picture: byId.get(meta._thumbnail_id ?? '')?.fields['wp:attachment_url'] ?? null,
    address: fields.link ?? '',
    otherAddresses: [fields.guid ?? '', ...listIdAddresses(id, type, base)],
    organizer: '',
    filmNumber: '',
    showings: [],
  }
}

function toMedia({ fields, meta }: WxrItem, base: string): OldMedia {
  const file = fields['wp:attachment_url'] ?? fields.guid ?? ''
  return {
    id: fields['wp:post_id'] ?? '',
    files: [file],
    alt: repairEncoding(meta._wp_attachment_image_alt ?? ''),
    title: readText(fields.title ?? ''),
    addresses: [
      file,
      fields.link ?? '',
      fields.guid ?? '',
      ...listIdAddresses(fields['wp:post_id'] ?? '', 'attachment', base),
    ],
  }
}

/** An event of The Events Calendar, as its API would send it. */
function toEvent({ fields, meta, categories }: WxrItem, byId: ReadonlyMap<string, WxrItem>): WordPressEvent {
  const titleOf = (id: string | undefined) => byId.get(id ?? '')?.fields.title ?? ''
  const [venue, organizer] = [titleOf(meta._EventVenueID), titleOf(meta._EventOrganizerID)]
  const image = byId.get(meta._thumbnail_id ?? '')?.fields['wp:attachment_url']
  return {
    id: Number(fields['wp:post_id']),
    url: fields.link ?? '',
    slug: fields['wp:post_name'] ?? '',
    status: 'publish',
    title: fields.title ?? '',
    description: fields['content:encoded'] ?? '',
    excerpt: fields['excerpt:encoded'] ?? '',
    utc_start_date: meta._EventStartDateUTC ?? '',
    utc_end_date: meta._EventEndDateUTC ?? '',
    date_utc: fields['wp:post_date_gmt'] ?? '',
    modified_utc: fields['wp:post_modified_gmt'] ?? '',
    cost: meta._EventCost ?? '',
    image: image ? { url: image } : null,
    venue: venue ? { venue } : null,
    organizer: organizer ? [{ organizer }] : [],
    categories: categories.map((name) => ({ name })),
  }
}

/** The lists by author, category and tag, at the addresses that WordPress gives them unless a house has chosen others. */
function listArchives({ authors, authorIds, categories, tags }: WxrFile, base: string): OldArchive[] {
  const parents = new Map(
    categories.map((category) => [
      category['wp:category_nicename'] ?? '',
      category['wp:category_parent'] ?? '',
    ]),
  )
  const toPath = (name: string, depth = 0): string => {
    const parent = parents.get(name)
    return parent && depth < MAX_CATEGORY_DEPTH ? `${toPath(parent, depth + 1)}/${name}` : name
  }
  return toArticleArchives([
    ...categories.flatMap((category) => [
      `${base}/category/${toPath(category['wp:category_nicename'] ?? '')}/`,
      `${base}/?cat=${category['wp:term_id']}`,
    ]),
    ...tags.flatMap((tag) => [`${base}/tag/${tag['wp:tag_slug']}/`, `${base}/?tag=${tag['wp:tag_slug']}`]),
    ...[...authors.keys()].flatMap((login) =>
      listAuthorArchives(`${base}/author/${encodeURIComponent(login)}/`, authorIds.get(login) ?? '', base),
    ),
  ])
}

const MAX_CATEGORY_DEPTH = 10
