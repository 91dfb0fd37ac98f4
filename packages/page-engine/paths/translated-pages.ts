import {
  articlePath,
  findLanguage,
  listParameters,
  productionPath,
  type Safe,
  type Translation,
  translationPath,
} from '@lerret/model'
import type { Content } from '../content/content.ts'
import { getSite } from '../content/site.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, toPageProblem } from '../problems/problem.ts'
import type { ConcretePage } from './expand-page.ts'
import type { PagePlan } from './page-plan.ts'

/** Adds the paths of translations. A translation has a page where its original has one, with the same configuration and parameters. */
export function addTranslatedPages(originals: PagePlan, content: Content): PagePlan {
  const translations = content.all('translation')
  if (translations.length === 0) return originals
  const houseLanguage = findLanguage(getSite(content).htmlLang)
  const paths = new Map(originals.paths)
  const problems: Problem[] = []
  for (const translation of translations) {
    if (translation.language === houseLanguage) continue
    const originalPath = findOriginalPath(translation, content)
    const original = originalPath === null ? undefined : originals.paths.get(originalPath)
    if (!original || !isAbout(original, translation)) continue
    const path = translationPath(translation, original.path)
    const owner = paths.get(path)
    if (owner) problems.push(toConflictProblem(path, translation, owner))
    else paths.set(path, { ...original, path, language: translation.language })
  }
  return {
    paths,
    problems: problems.length === 0 ? originals.problems : [...originals.problems, ...problems],
  }
}

/** The path of the page about the original; null when it is not public, or the configuration of many pages. */
export function findOriginalPath(
  { kind, translationOf }: Safe<Translation>,
  content: Content,
): string | null {
  if (kind === 'page') {
    const page = content.find('page', translationOf)
    return page && listParameters(page.path).length === 0 ? page.path : null
  }
  if (kind === 'house') return null
  if (kind === 'article') {
    const article = content.find('article', translationOf)
    return article ? articlePath(article) : null
  }
  const production = content.find('production', translationOf)
  return production ? productionPath(production) : null
}

/** Finds where a translation is shown, if its original is. */
export function findTranslationPath(translation: Safe<Translation>, content: Content): string | null {
  const originalPath = findOriginalPath(translation, content)
  return originalPath === null ? null : translationPath(translation, originalPath)
}

/** Says whether a page is the one that a translation is of: a page with the path of a film or an article is shown instead of it. */
const isAbout = ({ page }: ConcretePage, { kind, translationOf }: Safe<Translation>) =>
  kind === 'page' ? page.id === translationOf : listParameters(page.path).length > 0

function toConflictProblem(path: string, { id, title }: Safe<Translation>, { page }: ConcretePage): Problem {
  const text = `the page "${page.id}" has this path already; give the translation "${title}" another.`
  const problem = toPageProblem(
    new PageError({ pageId: page.id, path }, { code: 'path_taken', text, field: 'slug' }),
  )
  return { ...problem, record: `translation:${id}` }
}
