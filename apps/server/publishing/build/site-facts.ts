import { findLanguage, runtimeSiteName, type ShellData, type SiteConfig, type SiteFacts } from '@lerret/model'
import type { Release } from '../releases/release.ts'
import { findPathsWithCapitals, findSearchPaths } from './page-index.ts'

/** The language of pages that are translations. */
const findOtherLanguage = ({ htmlLang }: ShellData, config: SiteConfig) =>
  htmlLang === config.htmlLang ? undefined : findLanguage(htmlLang)

/** Facts about the whole site for its code in the browser. */
export function createSiteFacts({
  frame,
  shell,
  redirects,
  pages,
  config,
  fixedTime,
}: Pick<Release, 'frame' | 'redirects' | 'pages'> & {
  shell: ShellData
  config: SiteConfig
  fixedTime?: Date | undefined
}): SiteFacts {
  return {
    frame,
    siteTitle: shell.siteTitle,
    siteDescription: shell.siteDescription,
    htmlLang: shell.htmlLang,
    host: shell.host,
    destinations: shell.destinations,
    isIndexed: shell.isIndexed,
    ...(shell.words && { words: shell.words }),
    runtimeSite: runtimeSiteName(config.partners[0] as number, findOtherLanguage(shell, config)),
    partners: config.partners,
    redirects: redirects
      .filter(({ isWritten }) => isWritten)
      .map(({ source, target }) => ({ source, target })),
    capitalPaths: findPathsWithCapitals(pages),
    searchPaths: findSearchPaths(pages),
    standsStillAt: fixedTime?.toISOString() ?? null,
  }
}
