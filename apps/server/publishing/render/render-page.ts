import type { PageData, ShellData } from '@lerret/model'
import {
  type ConcretePage,
  type Content,
  getSite,
  PageError,
  type Problem,
  type ResolvedPage,
  resolvePage,
  toPageProblem,
} from '@lerret/page-engine'
import { cleanHtml } from '../../content/clean-html.ts'
import type { ReleasePage } from '../releases/release.ts'
import { writePageFile } from './page-file.ts'
import type { Renderer } from './renderer.ts'

/** All that a page is made of, the same for every page of a release. */
export interface PageMaking {
  content: Content
  moment: Date
  shell: ShellData
  frame: string
  renderPage: Renderer['renderPage']
}

export type MadePage = { html: string; data: string; entry: ReleasePage } | { problem: Problem }

/** A page as HTML and as its data file. One that cannot be made is a problem. */
export function makePage({ page, params, path }: ConcretePage, making: PageMaking): MadePage {
  const { shell, frame, renderPage } = making
  const resolved = resolve({ page, params }, making)
  if ('problem' in resolved) return resolved
  const { data, structuredData, reads } = resolved
  const { text, mark } = writePageFile(data, frame)
  const isSearch = hasSearchResults(data)
  const staleAt = data.time?.staleAt ?? null
  try {
    const html = renderPage(data, shell, structuredData, mark)
    const entry = { pageId: page.id, params, reads, isSearch, staleAt, isLastGood: false }
    return { html, data: text, entry }
  } catch (error) {
    return { problem: drawingProblem(page.id, path, error) }
  }
}

function resolve(
  concrete: Pick<ConcretePage, 'page' | 'params'>,
  { content, moment }: PageMaking,
): ResolvedPage | { problem: Problem } {
  try {
    return resolvePage({ ...concrete, content, site: getSite(content), now: moment, cleanHtml })
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { problem: toPageProblem(error) }
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
