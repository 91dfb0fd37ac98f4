import { runtimeSiteName, type ShellData, type SiteConfig, type SiteFacts } from '@lerret/model'
import type { Release } from '../releases/release.ts'
import { capitalPaths, searchPaths } from './page-index.ts'

/** What the site's code in browsers must know of the whole site. */
export function siteFacts({
  frame,
  shell,
  redirects,
  pages,
  config,
  standsStillAt,
}: Pick<Release, 'frame' | 'redirects' | 'pages'> & {
  shell: ShellData
  config: SiteConfig
  standsStillAt?: Date | undefined
}): SiteFacts {
  const { siteTitle, siteDescription, htmlLang, host, destinations, isIndexed } = shell
  return {
    frame,
    ...{ siteTitle, siteDescription, htmlLang, host, destinations, isIndexed },
    runtimeSite: runtimeSiteName(config.partners[0] as number),
    partners: config.partners,
    redirects: redirects
      .filter(({ isWritten }) => isWritten)
      .map(({ source, target }) => ({ source, target })),
    capitalPaths: capitalPaths(pages),
    searchPaths: searchPaths(pages),
    standsStillAt: standsStillAt?.toISOString() ?? null,
  }
}
