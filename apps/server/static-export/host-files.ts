import { toHref } from '@lerret/model'
import type { Release } from '../publishing/releases/release.ts'
import { type ExportedFile, listed } from './exported-files.ts'

/** One address that leads on to another; the source is plain text, the target as links carry it. */
interface LeadsOn {
  source: string
  target: string
  permanent: boolean
}

/** So many lines does Cloudflare Pages read; of larger files others read less, or nothing. */
const MOST_READ = 2000

/**
 * `_redirects`, as Netlify, Cloudflare Pages and others read it: what editors wrote, then what follows from the content, what is
 * asked for most first, as far as hosts read. Upper and lower case they treat as they do; the spellings that menus use are named.
 */
export function redirectsFile(release: Pick<Release, 'redirects' | 'pages' | 'shell'>): string {
  const written = release.redirects.filter(({ isWritten }) => isWritten)
  const following = release.redirects.filter(({ isWritten }) => !isWritten)
  const { inMenus, films, articles } = olderSpellings(release)
  const others = [...inMenus, ...following, ...films, ...articles]
  const room = Math.max(0, MOST_READ - written.length)
  const lines = [...written, ...others.slice(0, room)].map(
    ({ source, target, permanent }) => `${listed(source)} ${target} ${permanent ? 301 : 302}`,
  )
  const leftOut = others.length - room
  if (leftOut > 0)
    lines.push(
      `# ${leftOut} more addresses lead on, but static hosts read ${MOST_READ} lines at most. The nginx configuration has them all.`,
    )
  return `${lines.join('\n')}\n`
}

/** The other ways in which pages' paths have been written, as far as they can be listed. */
function olderSpellings({ pages, shell, redirects }: Pick<Release, 'pages' | 'shell' | 'redirects'>) {
  const taken = new Set(redirects.map(({ source }) => source))
  const leadOn = (source: string, path: string): LeadsOn[] => {
    if (pages.has(source) || taken.has(source)) return []
    taken.add(source)
    return [{ source, target: toHref(path), permanent: true }]
  }
  const paths = [...pages.keys()]
  const byFolded = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return {
    inMenus: menuPaths(shell).flatMap((source) => {
      const path = byFolded.get(source.toLowerCase())
      return path === undefined ? [] : leadOn(source, path)
    }),
    films: paths.flatMap((path) => {
      const [, title, number] = /^(.*)-dxm-(\d{8})$/.exec(path) ?? []
      return number === undefined ? [] : leadOn(`${title}-DXM${number}`, path)
    }),
    articles: paths.flatMap((path) => {
      const slug = /^\/article\/(.+)$/.exec(path)?.[1]
      return slug === undefined ? [] : leadOn(`/article-${slug}`, path)
    }),
  }
}

function menuPaths(shell: Release['shell']): string[] {
  const paths: string[] = []
  JSON.stringify(shell, (key, value) => {
    if (key === 'path' && typeof value === 'string' && value.startsWith('/')) paths.push(value)
    return value
  })
  return paths
}

/** `_headers`, as the same hosts read it. */
export function headersFile(files: readonly ExportedFile[], everywhere: Record<string, string>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const typed = files.filter(({ isPage, path }) => !isPage && !/^\/(assets|page-data|kalender)\//.test(path))
  return `${[
    rule('/*', everywhere),
    rule('/assets/*', { 'cache-control': FOR_GOOD }),
    rule('/images/*', { 'content-type': 'image/webp' }),
    // One rule for all: there is one for each production, and Cloudflare Pages reads a hundred rules.
    rule('/kalender/*', { 'content-type': 'text/calendar; charset=utf-8' }),
    ...typed.map(({ path, type }) => rule(listed(path), { 'content-type': type })),
  ].join('\n')}\n`
}

/** Of files whose names change with what they hold. */
export const FOR_GOOD = 'public, max-age=31536000, immutable'
