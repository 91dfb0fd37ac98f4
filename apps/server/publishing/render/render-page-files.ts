import type { ShellData } from '@lerret/model'
import {
  type ConcretePage,
  type Content,
  getSite,
  type PageData,
  PageError,
  type Problem,
  type ResolvedPage,
  resolvePage,
  toPageProblem,
} from '@lerret/page-engine'
import type { ReleasePage, TranslatedShells } from '../releases/release.ts'
import { serializePageFile } from './page-file.ts'
import type { Renderer } from './renderer.ts'

/** Input that is the same for every page of a release. */
export interface RenderContext {
  content: Content
  moment: Date
  shell: ShellData
  frame: string
  /** The shells of pages in other languages than the house's. */
  translatedShells: TranslatedShells
  renderPage: Renderer['renderPage']
}

export type RenderedPage = { html: string; data: string; entry: ReleasePage } | { problem: Problem }

/** Renders a page as HTML and as page data, or returns the problem that prevents it. */
export function renderPageFiles(concrete: ConcretePage, context: RenderContext): RenderedPage {
  const { page, params, path, language } = concrete
  const { renderPage } = context
  const { shell, frame } = (language && context.translatedShells[language]) ?? context
  const resolved = resolve(concrete, context)
  if ('problem' in resolved) return resolved
  const { data, structuredData, reads } = resolved
  const { text, mark } = serializePageFile(data, frame)
  const isSearch = hasSearchResults(data)
  const staleAt = data.time?.staleAt ?? null
  try {
    const html = renderPage(data, shell, structuredData, { mark })
    const entry = { pageId: page.id, params, reads, isSearch, staleAt, isLastGood: false }
    return { html, data: text, entry }
  } catch (error) {
    return { problem: toRenderProblem(page.id, path, error) }
  }
}

function resolve(
  concrete: ConcretePage,
  { content, moment }: RenderContext,
): ResolvedPage | { problem: Problem } {
  try {
    return resolvePage({ ...concrete, content, site: getSite(content), now: moment })
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { problem: toPageProblem(error) }
  }
}

const hasSearchResults = ({ rows }: PageData) =>
  rows.some(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ component }) => component === 'search-results')),
  )

function toRenderProblem(pageId: string, path: string, error: unknown): Problem {
  const message = `${path} cannot be rendered: ${error instanceof Error ? error.message : error}`
  return {
    code: 'unexpected',
    record: `page:${pageId}`,
    pageId,
    path,
    block: null,
    field: null,
    suggestion: null,
    message,
  }
}
