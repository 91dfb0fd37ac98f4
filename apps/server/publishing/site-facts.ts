import { partnerSite, type ShellData, type SiteConfig, type SiteFacts } from '@lerret/model'
import type { Release } from './release.ts'

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
  const { siteTitle, siteDescription, htmlLang, host, isIndexed } = shell
  const paths = Object.keys(pages)
  return {
    frame,
    ...{ siteTitle, siteDescription, htmlLang, host, isIndexed },
    runtimeSite: partnerSite(config.partners[0] as number),
    partners: config.partners,
    redirects: redirects
      .filter(({ isWritten }) => isWritten)
      .map(({ source, target }) => ({ source, target })),
    capitalPaths: paths.filter((path) => path !== path.toLowerCase()),
    searchPaths: paths.filter((path) => pages[path]?.isSearch),
    standsStillAt: standsStillAt?.toISOString() ?? null,
  }
}
