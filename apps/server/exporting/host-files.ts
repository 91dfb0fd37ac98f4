import { hrefOf } from '@lerret/model'
import type { Release } from '../publishing/release.ts'
import { type ExportedFile, listed } from './files.ts'

/** One address that leads on to another; the source is plain text, the target as links carry it. */
export interface LeadsOn {
  source: string
  target: string
  permanent: boolean
}

/**
 * `_redirects`, as Netlify, Cloudflare Pages and others read it: what editors wrote and what follows from the content, then the
 * older spellings of pages. Upper and lower case they treat as they do; the spellings that menus use are named.
 */
export function redirectsFile(release: Release): string {
  const lines = [...release.redirects, ...olderSpellings(release)].map(
    ({ source, target, permanent }) => `${listed(source)} ${target} ${permanent ? 301 : 302}`,
  )
  return `${[...new Set(lines)].join('\n')}\n`
}

/** The other ways in which pages' paths have been written, as far as they can be listed. */
export function olderSpellings({ pages, shell }: Pick<Release, 'pages' | 'shell'>): LeadsOn[] {
  const spellings = [...pages.keys()].flatMap((path) => {
    const article = /^\/article\/(.+)$/.exec(path)?.[1]
    const film = /^(.*)-dxm-(\d{8})$/.exec(path)
    return [
      ...(article === undefined ? [] : [{ source: `/article-${article}`, path }]),
      ...(film ? [{ source: `${film[1]}-DXM${film[2]}`, path }] : []),
    ]
  })
  const byFolded = new Map([...pages.keys()].map((path) => [path.toLowerCase(), path]))
  const inMenus = menuPaths(shell).flatMap((source) => {
    const path = byFolded.get(source.toLowerCase())
    return path === undefined || path === source ? [] : [{ source, path }]
  })
  return [...spellings, ...inMenus]
    .filter(({ source }) => !pages.has(source))
    .map(({ source, path }) => ({ source, target: hrefOf(path), permanent: true }))
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
export function headersFile(files: readonly ExportedFile[], security: Record<string, string>): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const typed = files.filter(({ isPage, path }) => !isPage && !/^\/(assets|page-data)\//.test(path))
  return `${[
    rule('/*', security),
    rule('/assets/*', { 'cache-control': FOR_GOOD }),
    rule('/images/*', { 'content-type': 'image/webp' }),
    ...typed.map(({ path, type }) => rule(listed(path), { 'content-type': type })),
  ].join('\n')}\n`
}

/** Of files whose names change with what they hold. */
export const FOR_GOOD = 'public, max-age=31536000, immutable'
