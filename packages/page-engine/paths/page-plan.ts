import { listParameters, type PageConfig } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { compareById, compareText } from '../content/record-order.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, toPageProblem } from '../problems/problem.ts'
import { type ConcretePage, expandPage } from './expand-page.ts'
import { isPlanUnaffectedBy } from './plan-changes.ts'
import { addTranslatedPages } from './translated-pages.ts'

export interface PagePlan {
  /** Every path of the site with the page that is shown there. */
  paths: ReadonlyMap<string, ConcretePage>
  problems: readonly Problem[]
}

/**
 * Every path of the site with the page that is shown there, in all languages. Where two pages have the same path, a fixed path takes
 * precedence over one with parameters, and films over culture; the other page is a problem.
 */
export const planPages = (content: Content): PagePlan => content.compute(createPlan, isPlanUnaffectedBy)

const createPlan = (content: Content) => addTranslatedPages(planOriginals(content), content)

/** The pages in the house's language. */
function planOriginals(content: Content): PagePlan {
  const paths = new Map<string, ConcretePage>()
  const problems: Problem[] = []
  const conflictProblems: Problem[] = []
  for (const page of content.all('page').toSorted(compareByPrecedence)) {
    const conflicts: ConcretePage[] = []
    try {
      for (const concrete of expandPage(page, content)) {
        const owner = paths.get(concrete.path)
        if (!owner) paths.set(concrete.path, concrete)
        else if (owner.page !== page) conflicts.push(concrete)
      }
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      problems.push(toPageProblem(error))
    }
    conflicts.sort((a, b) => compareText(a.path, b.path))
    for (const concrete of conflicts)
      conflictProblems.push(toConflictProblem(concrete, paths.get(concrete.path) as ConcretePage))
  }
  return { paths, problems: [...problems, ...conflictProblems] }
}

function toConflictProblem({ page, path }: ConcretePage, owner: ConcretePage): Problem {
  const text = `the page "${owner.page.id}" has this path already; give "${page.id}" another.`
  return toPageProblem(new PageError({ pageId: page.id, path }, { code: 'path_taken', text, field: 'path' }))
}

/** Fixed paths first, then films, then culture, then other paths with parameters. */
function compareByPrecedence(a: PageConfig, b: PageConfig): number {
  return precedence(a) - precedence(b) || compareText(a.path, b.path) || compareById(a, b)
}

function precedence(page: PageConfig): number {
  if (listParameters(page.path).length === 0) return 0
  const isAbout = (object: string) =>
    page.sources.some(
      ({ collection, filter }) =>
        !collection && filter.some(({ property, value }) => property === 'object' && value === object),
    )
  if (isAbout('movie')) return 1
  return isAbout('culture') ? 2 : 3
}
