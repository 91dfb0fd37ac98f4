import { fillTemplate, type PageVersion } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { getSite } from '../content/site.ts'
import { findTarget } from '../translation/localized-paths.ts'
import { listPageVersions } from '../translation/page-versions.ts'
import { planPages } from './page-plan.ts'

/** The path of a page in the house's language, and the page in each language when there are several. */
export function findPageVersions(
  path: string,
  content: Content,
): { originalPath: string; versions: PageVersion[] } {
  if (content.all('translation').length === 0) return { originalPath: path, versions: [] }
  const concrete = planPages(content).paths.get(path)
  const originalPath = concrete ? fillTemplate(concrete.page.path, concrete.params) : path
  const target = findTarget(originalPath, content)
  const versions = target
    ? listPageVersions({ ...target, path: originalPath }, getSite(content).htmlLang, content)
    : []
  return { originalPath, versions }
}
