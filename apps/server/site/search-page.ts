import { searchContracts } from '@lerret/api/contracts'
import {
  type PageData,
  type PageFile,
  type PlacedBlock,
  pageDataPath,
  SEARCH_PAGE_SIZE,
  type SearchResultsBlockItem,
} from '@lerret/model'
import type { LiveRelease } from '../publishing/live-release.ts'
import { serializePageFile } from '../publishing/render/page-file.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import type { Searcher } from '../search/searcher.ts'

/**
 * The page at this path, or its data, with what a visitor asked for found; null when the path shows no results or nothing was
 * asked.
 */
export async function answerSearch(
  { searcher, renderer, site }: { searcher: Searcher; renderer: Renderer; site: LiveRelease },
  path: string,
  asked: unknown,
): Promise<{ type: string; body: string } | null> {
  const pagePath = site.searchPaths.get(path)
  const file = pagePath === undefined ? undefined : site.findFile(pageDataPath(pagePath))
  if (!file) return null
  const { q: query, skip } = searchContracts.search.schema.querystring.parse(asked)
  if (query === '') return null
  return searcher.runQueued(async () => {
    const stored = JSON.parse(Buffer.from(await site.read(file)).toString('utf8')) as PageFile
    const found = await searcher.search({ query, skip, take: SEARCH_PAGE_SIZE })
    const page = withResults(stored.page, { query, skip, ...found })
    const { text, mark } = serializePageFile(page, stored.frame)
    if (path !== pagePath) return { type: 'application/json; charset=utf-8', body: text }
    const html = renderer.renderPage(page, site.release.shell, '', mark)
    return { type: 'text/html; charset=utf-8', body: html }
  })
}

type Found = Pick<SearchResultsBlockItem, 'query' | 'skip' | 'total' | 'hits' | 'isNear'>

function withResults(page: PageData, found: Found): PageData {
  const rows = page.rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((block) => answered(block, found)),
    })),
  }))
  return { ...page, rows, meta: { ...page.meta, title: `«${found.query}» | ${page.meta.title}` } }
}

function answered(block: PlacedBlock, found: Found): PlacedBlock {
  if (block.component === 'search-results') {
    return { ...block, parts: block.parts.map((part) => ({ ...part, ...found })) }
  }
  if (block.component === 'search-field') {
    return { ...block, parts: block.parts.map((part) => ({ ...part, query: found.query })) }
  }
  return block
}
