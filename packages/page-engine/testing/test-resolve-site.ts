import type { ShellData } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { getSite } from '../content/site.ts'
import type { Reads } from '../incremental/reads.ts'
import { planPages } from '../paths/page-plan.ts'
import { type ResolvedRedirect, resolveRedirects } from '../paths/redirects.ts'
import { findContentProblems } from '../problems/content-problems.ts'
import { PageError } from '../problems/page-error.ts'
import { type Problem, toPageProblem } from '../problems/problem.ts'
import { type ResolvedPage, resolvePage } from '../resolve/resolve-page.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'

interface ResolvedSite {
  shell: ShellData
  shellReads: Reads
  pages: (ResolvedPage & { pageId: string })[]
  redirects: ResolvedRedirect[]
  problems: Problem[]
}

/** The whole site. A page that fails is a problem and does not stop the others; without the records of the site this throws. */
export function resolveSite(input: { content: Content; now: Date }): ResolvedSite {
  const { content, now } = input
  const site = getSite(content)
  const { shell, reads: shellReads, problems: shellProblems } = resolveShell({ ...input, site })
  const plan = planPages(content)
  const problems = [...shellProblems, ...plan.problems]
  const pages: ResolvedSite['pages'] = []
  for (const { page, params, path, language } of plan.paths.values()) {
    try {
      pages.push({ pageId: page.id, ...resolvePage({ ...input, page, params, path, language, site }) })
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      problems.push(toPageProblem(error))
    }
  }
  const { redirects, problems: redirectProblems } = resolveRedirects({ content, paths: plan.paths, now })
  problems.push(...redirectProblems, ...findContentProblems(content))
  return { shell, shellReads, pages, redirects, problems }
}
