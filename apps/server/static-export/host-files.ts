import { isVideoType, toHref } from '@lerret/model'
import type { Release } from '../publishing/releases/release.ts'
import { type ExportedFile, encodeListedPath } from './exported-files.ts'
import { listUntranslatedRedirects } from './untranslated-pages.ts'

/** A redirect; the source is a decoded path, the target is encoded as in links. */
interface HostRedirect {
  source: string
  target: string
  permanent: boolean
}

/** The limit of Cloudflare Pages; of larger files other hosts read less, or nothing. */
const MAX_REDIRECT_LINES = 2000

/**
 * `_redirects` for Netlify, Cloudflare Pages and others: first the editors' redirects, then those that follow from the content, most
 * requested first, up to the limit. Hosts differ in how they treat upper and lower case, so the spellings in menus are listed.
 */
export function createRedirectsFile(
  release: Pick<Release, 'redirects' | 'pages' | 'shell' | 'translatedShells'>,
): string {
  const written = release.redirects.filter(({ isWritten }) => isWritten)
  const derived = release.redirects.filter(({ isWritten }) => !isWritten)
  const { inMenus, films, articles } = listOlderSpellings(release)
  const others = [...inMenus, ...derived, ...films, ...articles, ...listUntranslatedRedirects(release)]
  const remainingLines = Math.max(0, MAX_REDIRECT_LINES - written.length)
  const lines = [...written, ...others.slice(0, remainingLines)].map(
    ({ source, target, permanent }) => `${encodeListedPath(source)} ${target} ${permanent ? 301 : 302}`,
  )
  const omitted = others.length - remainingLines
  if (omitted > 0)
    lines.push(
      `# ${omitted} more redirects are left out: static hosts read at most ${MAX_REDIRECT_LINES} lines. The nginx configuration has them all.`,
    )
  return `${lines.join('\n')}\n`
}

/** Other spellings of pages' paths that are or were in use, as far as they can be listed. */
function listOlderSpellings({ pages, shell, redirects }: Pick<Release, 'pages' | 'shell' | 'redirects'>) {
  const usedSources = new Set(redirects.map(({ source }) => source))
  const createRedirect = (source: string, path: string): HostRedirect[] => {
    if (pages.has(source) || usedSources.has(source)) return []
    usedSources.add(source)
    return [{ source, target: toHref(path), permanent: true }]
  }
  const paths = [...pages.keys()]
  const byLowerCasePath = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return {
    inMenus: listMenuPaths(shell).flatMap((source) => {
      const path = byLowerCasePath.get(source.toLowerCase())
      return path === undefined ? [] : createRedirect(source, path)
    }),
    films: paths.flatMap((path) => {
      const [, title, number] = /^(.*)-dxm-(\d{8})$/.exec(path) ?? []
      return number === undefined ? [] : createRedirect(`${title}-DXM${number}`, path)
    }),
    articles: paths.flatMap((path) => {
      const slug = /^\/article\/(.+)$/.exec(path)?.[1]
      return slug === undefined ? [] : createRedirect(`/article-${slug}`, path)
    }),
  }
}

function listMenuPaths(shell: Release['shell']): string[] {
  const paths: string[] = []
  JSON.stringify(shell, (key, value) => {
    if (key === 'path' && typeof value === 'string' && value.startsWith('/')) paths.push(value)
    return value
  })
  return paths
}

/** A document or video of the media library. */
export type ServedDocument = Pick<ExportedFile, 'path' | 'type'>

/** `_headers` for the same hosts. */
export function createHeadersFile(
  files: readonly ExportedFile[],
  documents: readonly ServedDocument[],
  commonHeaders: Record<string, string>,
): string {
  const formatRule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const filesWithOwnType = files.filter(
    ({ isPage, path }) => !isPage && !/^\/(assets|page-data|kalender)\//.test(path),
  )
  // Two rules for one path would be joined. One rule for all is enough for a house without videos.
  const documentRules = documents.some(({ type }) => isVideoType(type))
    ? documents
    : [{ path: '/documents/*', type: 'application/pdf' }]
  return `${[
    formatRule('/*', commonHeaders),
    formatRule('/assets/*', { 'cache-control': IMMUTABLE_CACHE_CONTROL }),
    formatRule('/images/*', { 'content-type': 'image/webp' }),
    ...documentRules.map(({ path, type }) => formatRule(path, { 'content-type': type })),
    // One rule for the calendars of all productions: Cloudflare Pages reads at most a hundred rules.
    formatRule('/kalender/*', { 'content-type': 'text/calendar; charset=utf-8' }),
    ...filesWithOwnType.map(({ path, type }) => formatRule(encodeListedPath(path), { 'content-type': type })),
  ].join('\n')}\n`
}

/** For files whose names change with their content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
