import { searchContracts } from '@lerret/api/contracts'
import { findLanguage, type Language, pageDataPath, SEARCH_PAGE_SIZE, type SearchHit } from '@lerret/model'
import type { PageData, PageFile, PageTime, PlacedBlock, SearchResultsBlockItem } from '@lerret/page-engine'
import { fill } from '@lerret/words'
import { getHouseWords } from '@lerret/words/languages'
import { AppError } from '../../platform/errors/app-error.ts'
import { toStorageError } from '../../platform/http/storage-errors.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { serializePageFile } from '../../publishing/render/page-file.ts'
import type { Renderer } from '../../publishing/render/renderer.ts'
import type { Searcher } from '../search/searcher.ts'
import type { RenderedReply } from './routes.ts'

/** The page at this path, or its page data, with search results; null when the path shows no results or the query is empty. */
export async function renderSearchPage(
  {
    searcher,
    renderer,
    site,
    onNoHits,
  }: {
    searcher: Searcher
    renderer: Renderer
    site: LiveRelease
    /** Called when a search found nothing. */
    onNoHits?: (query: string) => void
  },
  path: string,
  requestQuery: unknown,
): Promise<RenderedReply | null> {
  const pagePath = site.searchPaths.get(path)
  const file = pagePath === undefined ? undefined : site.findFile(pageDataPath(pagePath))
  if (!file) return null
  const { q: query, skip, lang } = searchContracts.search.schema.querystring.parse(requestQuery)
  if (query === '') return null
  const isPageData = path !== pagePath
  const search = (language: Language): Promise<Outcome> =>
    searcher.search({ query, skip, take: SEARCH_PAGE_SIZE, language })
  const render = async (findHits: typeof search): Promise<RenderedReply> => {
    const stored = JSON.parse(Buffer.from(await site.read(file)).toString('utf8')) as PageFile
    const { madeAt } = site.release
    const { shell, frame } = findShell(site.release, stored.frame, lang)
    const language = findLanguage(shell.htmlLang)
    const { error, ...results } = await findHits(language)
    if (results.total === 0 && !error) onNoHits?.(query)
    const title = fill(getHouseWords(shell).searchPageTitle, { query, title: stored.page.meta.title })
    const form = frame === stored.frame ? {} : { lang: language }
    const page = addSearchResults(stored.page, { ...form, query, skip, ...results }, { title, madeAt })
    const { text, mark } = serializePageFile(page, frame)
    if (isPageData) return { type: 'application/json; charset=utf-8', body: text }
    const html = renderer.renderPage(page, shell, '', { mark })
    return { type: 'text/html; charset=utf-8', body: html, ...(error && { error }) }
  }
  if (isPageData) return searcher.runQueued(() => render(search))
  return searcher
    .runQueued(() => render((language) => search(language).catch(toUnavailable)))
    .catch((error) => render(async () => toUnavailable(error)))
}

type Outcome = Omit<SearchResults, 'query' | 'skip'> & { error?: AppError }

/** A visitor gets the page with a sentence instead of hits. A browser that asks for page data alone then loads the page. */
function toUnavailable(thrown: unknown): Outcome {
  const error = thrown instanceof AppError ? thrown : toStorageError(thrown)
  if (error?.status !== 503 && error?.code !== 'disk_full') throw thrown
  return { total: 0, hits: [], isUnavailable: true, error }
}

/**
 * The shell of the page's language. The search page of the house, which is used where it is not translated, gets that of the language
 * asked for.
 */
function findShell(
  { shell, frame, translatedShells = {} }: LiveRelease['release'],
  pageFrame: string,
  lang: Language | undefined,
) {
  if (pageFrame === frame) return (lang && translatedShells[lang]) ?? { shell, frame }
  const translated = Object.values(translatedShells).find((each) => each.frame === pageFrame)
  return translated ?? { shell, frame: pageFrame }
}

type SearchResults = Omit<SearchResultsBlockItem, 'heading' | 'action'>

function addSearchResults(
  page: PageData,
  results: SearchResults,
  { title, madeAt }: { title: string; madeAt: string },
): PageData {
  const rows = page.rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((block) => addToBlock(block, results)),
    })),
  }))
  return { ...page, rows, meta: { ...page.meta, title }, time: page.time ?? findTime(results.hits, madeAt) }
}

/** The hits show times: they are those of the release, and change when the first showing ends. */
function findTime(hits: SearchHit[], madeAt: string): PageTime | null {
  const ends = hits.flatMap(({ next }) => (next ? new Date(next.showing.endsAt).toISOString() : []))
  const staleAt = ends.sort()[0]
  return staleAt === undefined ? null : { asOf: madeAt, staleAt }
}

function addToBlock(block: PlacedBlock, results: SearchResults): PlacedBlock {
  if (block.component === 'search-results') {
    return { ...block, parts: block.parts.map((part) => ({ ...part, ...results })) }
  }
  if (block.component === 'search-field') {
    const { lang, query } = results
    const form = { query, ...(lang && { lang }) }
    return { ...block, parts: block.parts.map((part) => ({ ...part, ...form })) }
  }
  return block
}
