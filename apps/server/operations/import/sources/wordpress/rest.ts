import type { z } from 'zod'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Fetch } from '../../../../platform/outbound/fetch.ts'
import { type OldSite, type OnSourceProgress, sourceName } from '../../old-site.ts'

import { readSitemap } from '../sitemap.ts'
import { listAuthorArchives, listDateArchives, listFeeds, toArticleArchives } from './archives.ts'
import { groupEvents } from './events.ts'
import { type PostType, toDocument, toMedia, toSkipped } from './posts.ts'
import {
  WordPressCategory,
  WordPressEvent,
  WordPressMedia,
  WordPressPost,
  WordPressRoot,
} from './rest-types.ts'

/** The root of a site's REST API; null when it is no WordPress, or one without it. */
export async function findWordPress(fetch: Fetch, address: string): Promise<WordPressApi | null> {
  const site = new URL(address)
  const directory = site.pathname.replace(/[^/]*$/, '').replace(/\/+$/, '')
  const reply = await fetch(`${site.origin}${directory}/wp-json/`)
  if (!reply.ok || !/json/.test(reply.headers.get('content-type') ?? '')) return null
  const { data } = WordPressRoot.safeParse(await reply.json().catch(() => null))
  if (!data?.namespaces.includes('wp/v2')) return null
  const root = reply.url.replace(/\/+$/, '')
  return {
    root,
    home: data.home ?? data.url ?? site.origin,
    hasEvents: data.namespaces.includes('tribe/events/v1'),
  }
}

export interface WordPressApi {
  root: string
  home: string
  hasEvents: boolean
}

/** Reads everything that is public on a WordPress site through its REST API. */
export async function readWordPress(
  fetch: Fetch,
  { root, home, hasEvents }: WordPressApi,
  onProgress: OnSourceProgress,
): Promise<OldSite> {
  const base = home.replace(/\/+$/, '')
  const site: OldSite = {
    source: sourceName(new URL(root)),
    home: `${base}/`,
    documents: [],
    media: [],
    archives: listFeeds(base),
    comments: await countComments(fetch, root),
    skipped: [],
    failures: [],
  }
  const progress = countProgress(onProgress)
  const archives: string[] = []
  for (const type of ['post', 'page'] satisfies PostType[])
    for await (const post of readAll(
      fetch,
      `${root}/wp/v2/${type}s?_embed=1&per_page=100`,
      WordPressPost,
      progress,
    )) {
      const skipped = toSkipped(post)
      if (skipped) site.skipped.push(skipped)
      else site.documents.push(toDocument(post, type, base))
      archives.push(...listPostArchives(post, base))
    }
  for await (const media of readAll(fetch, `${root}/wp/v2/media?per_page=100`, WordPressMedia, progress))
    site.media.push(toMedia(media, base))
  for await (const category of readAll(
    fetch,
    `${root}/wp/v2/categories?per_page=100`,
    WordPressCategory,
    progress,
  ))
    for (const address of [category.link, `${base}/?cat=${category.id}`])
      site.archives.push({ address, leadsTo: 'articles' })
  if (hasEvents) {
    const events = `${root}/tribe/events/v1/events?per_page=50&start_date=1970-01-01&end_date=2100-01-01`
    const found: WordPressEvent[] = []
    for await (const event of readAll(fetch, events, WordPressEvent, progress, 'events')) found.push(event)
    site.documents.push(...groupEvents(found, base, false))
    site.archives.push({ address: `${base}/events/`, leadsTo: 'events' })
    site.archives.push({ address: `${base}/?post_type=tribe_events`, leadsTo: 'events' })
    site.archives.push({ address: `${base}/events/?ical=1`, leadsTo: 'calendar' })
  }
  site.archives.push(...listDateArchives(site.documents, base), ...toArticleArchives(archives))
  for (const { address } of await readSitemap(fetch, base))
    site.archives.push({ address, leadsTo: guessArchive(address) })
  return site
}

/** The lists that a post is in: those of its author, its categories and its tags. */
const listPostArchives = ({ _embedded: embedded }: WordPressPost, base: string): string[] => [
  ...embedded.author.flatMap(({ id, link }) => (link ? listAuthorArchives(link, id, base) : [])),
  ...embedded['wp:term'].flat().map(({ link }) => link),
]

/** Counts the comments of readers; they are not imported. */
async function countComments(fetch: Fetch, root: string): Promise<number> {
  const reply = await fetch(`${root}/wp/v2/comments?per_page=1`)
  return reply.ok ? Number(reply.headers.get('x-wp-total') ?? 0) : 0
}

/** Lists of articles by category, tag or author; an address that is known already is not changed by this. */
const guessArchive = (address: string): OldSite['archives'][number]['leadsTo'] =>
  /\/(category|tag|author|kategori|emne|stikkord)\//.test(address) ? 'articles' : null

/** All entries of a list, page by page. An entry that cannot be read is left out; its address is in the sitemap. */
async function* readAll<Schema extends z.ZodType>(
  fetch: Fetch,
  url: string,
  schema: Schema,
  progress: ReturnType<typeof countProgress>,
  property?: string,
): AsyncGenerator<z.infer<Schema>> {
  for (let page = 1; ; page++) {
    const reply = await fetch(`${url}&page=${page}`)
    // The page after the last is a bad request, and a list that an operator has closed is not a failure of the others.
    if (reply.status === 400 || reply.status === 404 || reply.status === 401 || reply.status === 403) return
    if (!reply.ok) throw new AppError('import_refused', `${url} answers ${reply.status}.`)
    const body = await readJson(reply, url)
    const entries = property ? (body as Record<string, unknown>)[property] : body
    if (!Array.isArray(entries) || entries.length === 0) return
    if (page === 1)
      progress.expect(
        Number(reply.headers.get('x-wp-total') ?? reply.headers.get('x-tec-total') ?? 0) || entries.length,
      )
    for (const entry of entries) {
      const { data } = schema.safeParse(entry)
      progress.advance()
      if (data) yield data
    }
    const pages = Number(reply.headers.get('x-wp-totalpages') ?? reply.headers.get('x-tec-totalpages') ?? 0)
    if (pages > 0 && page >= pages) return
  }
}

async function readJson(reply: Response, url: string): Promise<unknown> {
  try {
    return await reply.json()
  } catch (error) {
    throw new AppError('import_refused', `${url} does not answer with JSON.`, { cause: error })
  }
}

function countProgress(onProgress: OnSourceProgress) {
  let [done, total] = [0, 0]
  return {
    expect(count: number) {
      total += count
      onProgress({ done, total })
    },
    advance() {
      done += 1
      total = Math.max(done, total)
      onProgress({ done, total })
    },
  }
}
