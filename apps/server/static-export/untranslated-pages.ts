import { toHref } from '@lerret/model'
import type { Release } from '../publishing/releases/release.ts'

/**
 * Redirects from `/en/studio` to `/studio` while there is no translation, as the house's own server answers. Each is listed: hosts
 * differ in whether a pattern takes precedence over files.
 */
export function listUntranslatedRedirects({
  pages,
  redirects,
  translatedShells = {},
}: Pick<Release, 'pages' | 'redirects' | 'translatedShells'>): Release['redirects'] {
  const languages = Object.keys(translatedShells)
  const isOriginal = (path: string) =>
    path !== '/404' &&
    !languages.some((language) => path === `/${language}` || path.startsWith(`/${language}/`))
  const originals = [...pages.keys()].filter(isOriginal)
  const usedSources = new Set(redirects.map(({ source }) => source))
  return languages.flatMap((language) =>
    originals
      .map((path) => ({ path, source: path === '/' ? `/${language}` : `/${language}${path}` }))
      .filter(({ source }) => !pages.has(source) && !usedSources.has(source))
      .map(({ path, source }) => ({ source, target: toHref(path), permanent: false, isWritten: false })),
  )
}
