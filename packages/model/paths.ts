import { CHECKOUT_CHANNEL, FILM_NUMBER, NOT_FOUND_PATH, OFFLINE_PATH } from './limits.ts'
import { toSlug } from './slug.ts'

/** First path segments of calls: errors below them are JSON, not pages. The first ones work while the site is closed to visitors. */
export const OPEN_CALL_SEGMENTS: readonly string[] = ['management', 'platform', 'identity', 'images']
export const CALL_SEGMENTS: readonly string[] = [
  ...OPEN_CALL_SEGMENTS,
  'api',
  'partners',
  'runtime',
  'search',
  'medlemsbilete',
]

/** Files, and pages of operators and staff, that work while the site is closed to visitors. */
export const OPEN_FILE_SEGMENTS: readonly string[] = [
  'redaksjon',
  'health',
  'ready',
  'metrics',
  'openapi.json',
  'assets',
  'sw.js',
  'robots.txt',
  'icon.svg',
]

/** All first path segments that the server uses: no page, slug or redirect may have one. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...CALL_SEGMENTS,
  ...OPEN_FILE_SEGMENTS,
  'page-data',
  'documents',
  'innebygd',
  'kalender',
  'nyhendebrev',
  'stadfest-adresse',
  'delt-billett',
  'sitemap.xml',
  'rss.xml',
  'program.ics',
  'manifest.webmanifest',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
]

/** The icon of a house that has chosen none. */
export const INITIALS_ICON_PATH = '/icon.svg'

export function isReservedPath(path: string): boolean {
  const segment = (path.split('/')[1] ?? '').toLowerCase()
  return RESERVED_SEGMENTS.includes(segment) || RESERVED_FILE.test(segment)
}

/** The path of the sitemap, or of one of its sections (`011`) when it is split. */
export const sitemapPath = (section = '') => (section === '' ? '/sitemap.xml' : `/sitemap-${section}.xml`)

/** Sections of the sitemap, and feeds in other languages. */
const RESERVED_FILE = /^(sitemap-[01]+|rss\.\w\w)\.xml$|^program\.\w\w\.ics$/

/* Paths in code are decoded (`/article/kva no?`); `toHref` encodes them for links. */

export const articlePath = ({ slug }: { slug: string }) => `/article/${slug}`

/** The slug of the article at a path; null when the path is not an article's. */
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

/** Calendars of the programme: all of it, films, culture, and what is for children. */
export const PROGRAMME_CALENDARS = {
  all: '/program.ics',
  films: '/kalender/kino.ics',
  culture: '/kalender/scene.ics',
  children: '/kalender/born.ics',
} as const

/** The newest articles, for news readers. */
export const RSS_PATH = '/rss.xml'

/** The path of a feed or calendar in another language than the house's: `/program.en.ics`. */
export const translatedFeedPath = (path: string, language: string) =>
  path.replace(/\.\w+$/, (extension) => `.${language}${extension}`)

/** The newsletter's pages: the form, its confirmation, and those that its mails link to. */
export const newsletterPaths = {
  form: '/nyhendebrev',
  sent: '/nyhendebrev/sendt',
  confirm: '/nyhendebrev/stadfest',
  unsubscribe: '/nyhendebrev/avmeld',
  archive: '/nyhendebrev/arkiv',
} as const

/** The server's own page that a mailed link opens to confirm the address of an account. */
export const CONFIRM_EMAIL_PATH = '/stadfest-adresse'

/** Where its button posts to. Browsers send the cookies of a log-in to the paths of its partner only. */
export const confirmEmailAction = (partner: string) => `/partners/${partner}${CONFIRM_EMAIL_PATH}`

/** The server's own page of a ticket that a member has sent to somebody. */
export const SHARED_TICKET_PATH = '/delt-billett'

/** The programme as a page to show in a frame on other websites, and the script that puts it there. */
export const EMBED_PATH = '/innebygd/program'
export const EMBED_SCRIPT_PATH = '/innebygd/program.js'

/** The poster of the week, to print. */
export const POSTER_PATH = '/plakat'

/** The page that lists what is stored in the browser, where visitors can change their consent. */
export const COOKIES_PATH = '/informasjonskapsler'

/** The pages for members. */
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

/** The code of the next ticket, over the whole screen. */
export const TICKET_CODE_HASH = '#koden'

/** Whether search engines may index a page: not test pages, a member's own pages and error pages. */
export function isIndexed(path: string): boolean {
  notIndexedPaths ??= listNotIndexed()
  return !notIndexedPaths.has(path)
}

/** Whether the sitemap lists a page. The search page and the screen in the foyer may be indexed, but are not listed. */
export const isInSitemap = (path: string) => path !== '/sok' && path !== '/skjerm' && isIndexed(path)

/** Created on first use, because browsers do not need it. */
let notIndexedPaths: Set<string> | undefined

function listNotIndexed() {
  const { club: _public, ...ownPages } = MEMBER_PATHS
  return new Set([NOT_FOUND_PATH, OFFLINE_PATH, '/test', ...Object.values<string>(ownPages)])
}

/** `nosferatu` and `DXM20220117` to `nosferatu-dxm-20220117`. The letters of the number are not part of it. */
export function filmSlug(title: string, ediNumber: string): string {
  const digits = FILM_NUMBER.exec(ediNumber)?.[1]
  if (!digits) throw new Error(`"${ediNumber}" is not a film number: three letters and eight digits.`)
  return `${toSlug(title)}-dxm-${digits}`
}

export const cultureSlug = (title: string, code: string) => `${toSlug(title)}-${code}`

/** A path percent-encoded by segment, for links. URLs of other sites stay as they are. */
export function toHref(path: string): string {
  if (!path.startsWith('/') || UNENCODED_PATH.test(path)) return path
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Most paths need no encoding; this check is faster than encoding them. */
const UNENCODED_PATH = /^[\w./-]*$/

/** The absolute URL of a path. Parsing it with `URL` would take ten times as long. */
export const toAbsoluteUrl = (host: string, path: string) =>
  path.startsWith('/') ? getOrigin(host) + toHref(path) : new URL(path, host).href

let lastOrigin = { host: '', origin: '' }

function getOrigin(host: string): string {
  if (lastOrigin.host !== host) lastOrigin = { host, origin: new URL(host).origin }
  return lastOrigin.origin
}

/** The decoded path of an href without query and hash; null when its percent-encoding is invalid. */
export function parsePath(href: string): string | null {
  const encoded = href.split(/[?#]/, 1)[0] ?? ''
  try {
    return encoded.split('/').map(decodeURIComponent).join('/')
  } catch {
    return null
  }
}

/** The URL of a picture; with a version, it always shows the same picture. */
export const mediaUrl = (id: string, version: string | null = null) =>
  `/images/${encodeURIComponent(id)}${version === null ? '' : `?v=${version}`}`

/** The version in a picture's file name; null when the name does not depend on the content. */
export const findMediaVersion = (fileName: string): string | null =>
  /^upload-([0-9a-f]{16})\.\w+$/.exec(fileName)?.[1] ?? null

/** The id in `/images/{id}`; null for other URLs and for invalid percent-encoding. */
export function findMediaId(url: string): string | null {
  const id = /^\/images\/([^/?#]+)/.exec(url)?.[1]
  return id === undefined ? null : parsePath(id)
}

/** The URL of a document in the media library. */
export const documentUrl = (id: string) => `/documents/${encodeURIComponent(id)}`

/** The id in `/documents/{id}`; null for other URLs and for invalid percent-encoding. */
export function findDocumentId(url: string): string | null {
  const id = /^\/documents\/([^/?#]+)/.exec(url)?.[1]
  return id === undefined ? null : parsePath(id)
}

export const isAbsoluteUrl = (text: string) => /^https?:\/\//i.test(text)

/** The checkout URL where the ticket of a showing is bought. */
export function purchaseUrl(checkoutHost: string, venueId: string, eventId: string): string {
  const eventPath = [venueId, 'events', eventId].map(encodeURIComponent).join('/')
  return `${removeTrailingSlashes(checkoutHost)}/${eventPath}/purchase/setup?kanal=${CHECKOUT_CHANNEL}`
}

export const giftCardUrl = (checkoutHost: string, venueId: string) =>
  `${removeTrailingSlashes(checkoutHost)}/${encodeURIComponent(venueId)}/giftcard`

const removeTrailingSlashes = (url: string) => url.replace(/\/+$/, '')
