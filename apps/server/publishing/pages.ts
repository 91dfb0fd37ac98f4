import { type PageData, pageDataPath, type ShellData } from '@lerret/model'
import {
  type ConcretePage,
  type Content,
  getSite,
  PageError,
  type Problem,
  pageProblem,
  type ResolvedPage,
  resolvePage,
} from '@lerret/page-engine'
import { type Basis, findUnchanged } from './basis.ts'
import { cleanHtml } from './clean-html.ts'
import { addFile, type Draft, takeFiles } from './draft.ts'
import { writePageFile } from './page-file.ts'
import type { ReleasePage } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Renderer } from './renderer.ts'

export interface PagesInput {
  pages: readonly ConcretePage[]
  content: Content
  moment: Date
  shell: ShellData
  frame: string
  /** What pages may be taken over from; null when all are to be made. */
  basis: Basis | null
  store: ReleaseStore
  renderer: Renderer
}

export interface PagesResult {
  rendered: number
  kept: number
  problems: Problem[]
}

/** Puts every page into the draft: as it was where nothing that it read has changed, made anew where something has. */
export async function addPages(draft: Draft, input: PagesInput): Promise<PagesResult> {
  const { basis, store } = input
  const result: PagesResult = { rendered: 0, kept: 0, problems: [] }
  for (const concrete of input.pages) {
    const { path, params, page } = concrete
    const unchanged = basis && findUnchanged(basis, path, { pageId: page.id, params })
    if (basis && unchanged) {
      draft.pages[path] = unchanged
      takeFiles(draft, basis.release, [path, pageDataPath(path)])
      result.kept++
      continue
    }
    const made = makePage(concrete, input)
    if ('problem' in made) {
      result.problems.push(made.problem)
      continue
    }
    await addFile(draft, store, path, made.html)
    await addFile(draft, store, pageDataPath(path), made.text)
    draft.pages[path] = made.entry
    result.rendered++
  }
  return result
}

type Made = { html: string; text: string; entry: ReleasePage } | { problem: Problem }

function makePage({ page, params, path }: ConcretePage, input: PagesInput): Made {
  const { shell, frame, renderer } = input
  const resolved = resolve({ page, params }, input)
  if ('problem' in resolved) return resolved
  const { data, structuredData, reads } = resolved
  const { text, mark } = writePageFile(data, frame)
  const isSearch = hasSearchResults(data)
  const staleAt = data.time?.staleAt ?? null
  try {
    const html = renderer.renderPage(data, shell, structuredData, mark)
    return { html, text, entry: { pageId: page.id, params, reads, isSearch, staleAt, isLastGood: false } }
  } catch (error) {
    return { problem: drawingProblem(page.id, path, error) }
  }
}

function resolve(
  concrete: Pick<ConcretePage, 'page' | 'params'>,
  { content, moment }: PagesInput,
): ResolvedPage | { problem: Problem } {
  try {
    return resolvePage({ ...concrete, content, site: getSite(content), now: moment, cleanHtml })
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { problem: pageProblem(error) }
  }
}

const hasSearchResults = ({ rows }: PageData) =>
  rows.some(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ component }) => component === 'search-results')),
  )

function drawingProblem(pageId: string, path: string, error: unknown): Problem {
  const message = `${path} cannot be drawn: ${error instanceof Error ? error.message : error}`
  return { record: `page:${pageId}`, pageId, path, block: null, field: null, message }
}
