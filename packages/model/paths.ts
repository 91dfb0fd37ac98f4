import { CHECKOUT_CHANNEL, FILM_NUMBER, NOT_FOUND_PATH, OFFLINE_PATH } from './limits.ts'
import { toSlug } from './slug.ts'

/** First segments that belong to the server: no page, slug or redirect may take one. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'page-data',
  'assets',
  'images',
  'partners',
  'runtime',
  'platform',
  'management',
  'identity',
  'search',
  'redaksjon',
  'health',
  'ready',
  'metrics',
  'openapi.json',
  'sw.js',
  'kalender',
  'nyhendebrev',
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
  'program.ics',
  'manifest.webmanifest',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
]

export function isReservedPath(path: string): boolean {
  const segment = (path.split('/')[1] ?? '').toLowerCase()
  return RESERVED_SEGMENTS.includes(segment) || SITEMAP_SECTION.test(segment)
}

/** The list of a site's pages for search engines, or the part of it with a name (`011`), where it is a long one. */
export const sitemapPath = (section = '') => (section === '' ? '/sitemap.xml' : `/sitemap-${section}.xml`)

const SITEMAP_SECTION = /^sitemap-[01]+\.xml$/

/* Paths inside the product are plain text (`/article/kva no?`); `toHref` makes the form that links and addresses carry. */

export const articlePath = ({ slug }: { slug: string }) => `/article/${slug}`

/** The slug that an article at this path has; null when no article can be there. */
export const findArticleSlug = (path: string) =>
  path.startsWith('/article/') ? path.slice('/article/'.length) : null

export const filmPath = ({ parentSlug }: { parentSlug: string }) => `/${parentSlug}`
export const culturePath = ({ pageReference }: { pageReference: string }) => `/${pageReference}`

export function productionPath(production: {
  object: 'movie' | 'culture'
  parentSlug: string
  pageReference: string
}) {
  return production.object === 'movie' ? filmPath(production) : culturePath(production)
}

/** The calendar of a production's showings, to subscribe to. */
export const calendarPath = (production: Parameters<typeof productionPath>[0]) =>
  `/kalender${productionPath(production)}.ics`

/** The newsletter: its form, the answer to it, and where the links in its mails lead. */
export const newsletterPaths = {
  form: '/nyhendebrev',
  sent: '/nyhendebrev/sendt',
  confirm: '/nyhendebrev/stadfest',
  unsubscribe: '/nyhendebrev/avmeld',
} as const

/** Where visitors read what is stored in their browser, and change their mind. */
export const COOKIES_PATH = '/informasjonskapsler'

/** The pages that members have. */
export const MEMBER_PATHS = {
  login: '/logg-inn',
  newAccount: '/ny-konto',
  forgottenPassword: '/gloymt-passord',
  newPassword: '/nytt-passord',
  profile: '/mi-side',
  watchList: '/vil-sja',
  tickets: '/mine-billettar',
  club: '/kinoklubb',
} as const

/** Whether search engines may show the page: not those of editors, of one member, and for when something is amiss. */
export function isIndexed(path: string): boolean {
  notIndexedPaths ??= listNotIndexed()
  return !notIndexedPaths.has(path)
}

/** Whether they should be told of it. Of the page that answers questions they know as soon as one leads there. */
export const isInSitemap = (path: string) => path !== '/sok' && isIndexed(path)

/** Found out once, where somebody asks: browsers do not. */
let notIndexedPaths: Set<string> | undefined

function listNotIndexed() {
  const { club: _forEveryone, ...ofOneMember } = MEMBER_PATHS
  return new Set([NOT_FOUND_PATH, OFFLINE_PATH, '/test', ...Object.values<string>(ofOneMember)])
}

/** `nosferatu` and `DXM20220117` to `nosferatu-dxm-20220117`, whatever the number's three letters are. */
export function filmSlug(title: string, ediNumber: string): string {
  const digits = FILM_NUMBER.exec(ediNumber)?.[1]
  if (!digits) throw new Error(`"${ediNumber}" is not a film number: three letters and eight digits.`)
  return `${toSlug(title)}-dxm-${digits}`
}

export const cultureSlug = (title: string, code: string) => `${toSlug(title)}-${code}`

/** A path as it is written in an address: percent-encoded by segment. Addresses of other sites are left alone. */
export function toHref(path: string): string {
  if (!path.startsWith('/') || UNENCODED_PATH.test(path)) return path
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Most paths: seen at once to be as they are written. */
const UNENCODED_PATH = /^[\w./-]*$/

/** The whole address of a path on a site, as others write it. To parse it for that takes ten times as long. */
export const toAbsoluteUrl = (host: string, path: string) =>
  path.startsWith('/') ? getOrigin(host) + toHref(path) : new URL(path, host).href

let lastOrigin = { host: '', origin: '' }

function getOrigin(host: string): string {
  if (lastOrigin.host !== host) lastOrigin = { host, origin: new URL(host).origin }
  return lastOrigin.origin
}

/** The path of an address without query and hash, or null when its percent signs are broken. */
export function parsePath(address: string): string | null {
  const encoded = address.split(/[?#]/, 1)[0] ?? ''
  try {
    return encoded.split('/').map(decodeURIComponent).join('/')
  } catch {
    return null
  }
}

/** Where a picture is; with a version, an address that never shows another. */
export const mediaUrl = (id: string, version: string | null = null) =>
  `/images/${encodeURIComponent(id)}${version === null ? '' : `?v=${version}`}`

/** The version that a picture's file name tells, where the name changes with the content; null where it does not. */
export const findMediaVersion = (fileName: string): string | null =>
  /^upload-([0-9a-f]{16})\.\w+$/.exec(fileName)?.[1] ?? null

/** The id in `/images/{id}`, or null when the address is of another place or its percent signs are broken. */
export function findMediaId(url: string): string | null {
  const id = /^\/images\/([^/?#]+)/.exec(url)?.[1]
  return id === undefined ? null : parsePath(id)
}

export const isAbsoluteUrl = (text: string) => /^https?:\/\//i.test(text)

/** Where a ticket for a showing is bought. */
export function purchaseUrl(checkoutHost: string, venueId: string, eventId: string): string {
  const at = [venueId, 'events', eventId].map(encodeURIComponent).join('/')
  return `${removeTrailingSlashes(checkoutHost)}/${at}/purchase/setup?kanal=${CHECKOUT_CHANNEL}`
}

export const giftCardUrl = (checkoutHost: string, venueId: string) =>
  `${removeTrailingSlashes(checkoutHost)}/${encodeURIComponent(venueId)}/giftcard`

const removeTrailingSlashes = (url: string) => url.replace(/\/+$/, '')
