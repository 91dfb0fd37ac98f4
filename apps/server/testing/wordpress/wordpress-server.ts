import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import {
  COPY_SIZES,
  encodeLower,
  fillAddress,
  isPublic,
  type OldHouse,
  type OldPicture,
  type OldPost,
  PICTURE_SIZE,
  postPath,
} from './old-house.ts'

export interface WordPressServer extends AsyncDisposable {
  url: string
  /** The paths that were asked for. */
  requests: string[]
}

export interface WordPressOptions {
  /** Every so many requests are answered with 429; never without it. */
  refuseEvery?: number
  /** Answers for single paths, instead of those of WordPress. */
  overrides?: Record<string, (reply: ServerResponse) => void>
}

/** Serves the REST API and the pictures of an old house, as WordPress does. */
export async function startWordPress(
  house: OldHouse,
  { refuseEvery = 0, overrides = {} }: WordPressOptions = {},
): Promise<WordPressServer> {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    requests.push(path)
    if (refuseEvery > 0 && requests.length % refuseEvery === 0)
      return reply.writeHead(429, { 'retry-after': '1' }).end('Too many requests')
    const override = overrides[path]
    if (override) return override(reply)
    answer(house, request, reply).catch((error) => reply.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function answer(house: OldHouse, request: IncomingMessage, reply: ServerResponse) {
  const site = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '/', site)
  if (pathname === '/wp-json/')
    return sendJson(reply, { home: site, url: site, namespaces: ['wp/v2', 'tribe/events/v1'] })
  if (pathname === '/wp-json/wp/v2/posts')
    return sendList(reply, listPosts(house, 'post'), searchParams, (post) => toRestPost(house, post, site))
  if (pathname === '/wp-json/wp/v2/pages')
    return sendList(reply, listPosts(house, 'page'), searchParams, (post) => toRestPost(house, post, site))
  if (pathname === '/wp-json/wp/v2/media')
    return sendList(reply, listMedia(house), searchParams, (picture) => toRestMedia(picture, site))
  if (pathname === '/wp-json/wp/v2/categories')
    return sendList(reply, listCategories(house), searchParams, (name) => ({
      id: 1 + listCategories(house).indexOf(name),
      name,
      link: `${site}/category/${slugOf(name)}/`,
    }))
  if (pathname === '/wp-json/tribe/events/v1/events')
    return sendList(
      reply,
      listPosts(house, 'tribe_events'),
      searchParams,
      (post) => toRestEvent(house, post, site),
      'events',
    )
  if (pathname === '/wp-json/wp/v2/comments')
    return sendList(reply, [1, 2, 3], searchParams, (id) => ({ id }))
  if (pathname === '/wp-sitemap.xml') return sendXml(reply, listSitemap(house, site))
  if (pathname === '/wp-content/uploads/program.pdf')
    return reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4 program')
  if (pathname.startsWith('/wp-content/uploads/'))
    return sendPicture(house, reply, decodeURI(pathname.slice('/wp-content/uploads/'.length)))
  reply.writeHead(404).end()
}

/** Those with a password are listed, without their text. */
const listPosts = ({ posts }: OldHouse, type: OldPost['type']) =>
  posts.filter((post) => post.type === type && post.status === 'publish')

/** Pictures of posts that are not public are not listed. */
function listMedia({ posts, pictures }: OldHouse): OldPicture[] {
  const hidden = new Set(posts.filter(({ status }) => status !== 'publish').map(({ id }) => id))
  return pictures.filter(({ parentId }) => !hidden.has(parentId))
}

const listCategories = ({ posts }: OldHouse) =>
  [...new Set(posts.map(({ category }) => category))].filter(Boolean)
export const slugOf = (name: string) => encodeLower(name.toLowerCase().replaceAll(' ', '-'))

function sendList<Item>(
  reply: ServerResponse,
  items: readonly Item[],
  query: URLSearchParams,
  map: (item: Item) => unknown,
  property?: string,
) {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)]
  const pages = Math.ceil(items.length / size)
  if (page > pages && items.length > 0)
    return reply
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"code":"rest_post_invalid_page_number"}')
  const entries = items.slice((page - 1) * size, page * size).map(map)
  const prefix = property ? 'x-tec' : 'x-wp'
  sendJson(reply, property ? { [property]: entries } : entries, {
    [`${prefix}-total`]: String(items.length),
    [`${prefix}-totalpages`]: String(pages),
  })
}

const sendJson = (reply: ServerResponse, body: unknown, headers = {}) =>
  reply
    .writeHead(200, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    .end(JSON.stringify(body))

const sendXml = (reply: ServerResponse, addresses: string[]) =>
  reply
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`,
    )

const listSitemap = (house: OldHouse, site: string) => [
  `${site}/`,
  ...house.posts.filter(isPublic).map((post) => site + postPath(post)),
  `${site}/author/kari/`,
  // This page is of a plugin, and in no list of the REST API.
  `${site}/utleigekalender/`,
]

const utc = (date: Date) => date.toISOString().slice(0, 19)

function toRestPost({ pictures }: OldHouse, post: OldPost, site: string) {
  const isProtected = post.password !== ''
  const picture = pictures.find(({ id }) => id === post.pictureId)
  return {
    id: post.id,
    link: site + postPath(post),
    guid: { rendered: `${site}/?${post.type === 'page' ? 'page_id' : 'p'}=${post.id}` },
    slug: encodeLower(post.slug),
    status: post.status,
    date: utc(post.date),
    date_gmt: utc(post.date),
    modified_gmt: utc(post.date),
    title: { rendered: post.title },
    content: { rendered: isProtected ? '' : fillAddress(post.rendered, site), protected: isProtected },
    excerpt: { rendered: isProtected ? '' : post.excerpt || createExcerpt(post) },
    featured_media: post.pictureId ?? 0,
    _embedded: {
      author: [
        { id: 1, name: post.author, link: `${site}/author/${slugOf(post.author.slice(0, 4).trim())}/` },
      ],
      ...(picture && { 'wp:featuredmedia': [{ source_url: pictureUrl(picture, site) }] }),
      'wp:term': [post.category ? [{ name: post.category, taxonomy: 'category', link: '' }] : []],
    },
  }
}

const MAX_EXCERPT_WORDS = 55

/** The first words of a text without captions. Shortcodes of plugins that are no longer there are words too. */
function createExcerpt({ rendered }: OldPost): string {
  const text = rendered
    .replaceAll(/<(figure|script|p class="wp-caption-text").*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
  const words = text.split(/\s+/).filter((word) => word !== '')
  const more = words.length > MAX_EXCERPT_WORDS ? ' [&hellip;]' : ''
  return `<p>${words.slice(0, MAX_EXCERPT_WORDS).join(' ')}${more}</p>\n`
}

const pictureUrl = ({ file }: OldPicture, site: string) => `${site}/wp-content/uploads/${encodeURI(file)}`

function toRestMedia(picture: OldPicture, site: string) {
  const source = pictureUrl(picture, site)
  return {
    id: picture.id,
    link: `${site}/?attachment_id=${picture.id}`,
    source_url: source,
    alt_text: picture.alt,
    title: { rendered: `Bilete ${picture.id}` },
    guid: { rendered: source },
    media_details: {
      file: picture.file,
      sizes: Object.fromEntries(
        COPY_SIZES.map(({ name, width, height }) => [
          name,
          { source_url: source.replace(/\.jpg$/, `-${width}x${height}.jpg`) },
        ]),
      ),
    },
  }
}

function toRestEvent({ pictures }: OldHouse, post: OldPost, site: string) {
  const startsAt = post.startsAt as Date
  const picture = pictures.find(({ id }) => id === post.pictureId)
  return {
    id: post.id,
    url: site + postPath(post),
    slug: post.slug,
    status: post.status,
    title: post.title,
    description: post.rendered,
    excerpt: post.excerpt,
    utc_start_date: utc(startsAt).replace('T', ' '),
    utc_end_date: utc(new Date(+startsAt + 5_400_000)).replace('T', ' '),
    date_utc: utc(post.date).replace('T', ' '),
    cost: 'kr 250',
    image: picture ? { url: pictureUrl(picture, site) } : false,
    venue: { venue: 'Storsalen' },
    organizer: [{ organizer: 'Songlaget' }],
    categories: [{ name: post.category }],
  }
}

async function sendPicture({ pictures }: OldHouse, reply: ServerResponse, name: string) {
  const [, copyWidth, copyHeight] = /-(\d+)x(\d+)\.jpg$/.exec(name) ?? []
  const index = pictures.findIndex(({ file }) => file === name.replace(/-\d+x\d+(?=\.jpg$)/, ''))
  if (index === -1) return reply.writeHead(404).end()
  const size = copyWidth ? { width: Number(copyWidth), height: Number(copyHeight) } : PICTURE_SIZE
  const background = { r: index % 256, g: (index >> 3) % 256, b: 120 }
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg({ quality: 40 })
    .toBuffer()
  reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
}
