import { type PageConfig, parametersOf } from '@lerret/model'
import type { Content } from './content.ts'
import { PageError } from './errors.ts'
import { type ConcretePage, expandPage } from './expand.ts'
import { byId, compareText } from './order.ts'
import { type Problem, pageProblem } from './problems.ts'

interface Plan {
  pages: ConcretePage[]
  /** The same by their addresses. */
  paths: ReadonlyMap<string, ConcretePage>
  problems: Problem[]
}

/**
 * Every address of the site with the page that has it. Where two pages want one, a page at exactly that path comes before
 * one with parameters, and films before culture; the other is a problem.
 */
export function planPages(content: Content): Plan {
  const taken = new Map<string, ConcretePage>()
  const problems: Problem[] = []
  for (const page of content.all('page').toSorted(byPrecedence)) {
    try {
      for (const concrete of expandPage(page, content)) {
        const owner = taken.get(concrete.path)
        if (!owner) taken.set(concrete.path, concrete)
        else problems.push(pathTaken(concrete, owner))
      }
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      problems.push(pageProblem(error))
    }
  }
  return { pages: [...taken.values()], paths: taken, problems }
}

function byPrecedence(a: PageConfig, b: PageConfig): number {
  return rankOf(a) - rankOf(b) || compareText(a.path, b.path) || byId(a, b)
}

function rankOf(page: PageConfig): number {
  if (parametersOf(page.path).length === 0) return 0
  const shows = (object: string) =>
    page.sources.some(
      ({ collection, filter }) =>
        !collection && filter.some(({ property, value }) => property === 'object' && value === object),
    )
  if (shows('movie')) return 1
  return shows('culture') ? 2 : 3
}

function pathTaken({ page, path }: ConcretePage, owner: ConcretePage): Problem {
  const text = `the page "${owner.page.id}" has this path already; give "${page.id}" another.`
  return pageProblem(new PageError({ pageId: page.id, path }, text, 'path'))
}
