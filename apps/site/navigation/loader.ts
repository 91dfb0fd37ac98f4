import { pageDataPath, type SiteFacts } from '@lerret/model'
import type { ComponentId, PageData, PageFile, PlacedBlock } from '@lerret/page-engine/page-data'
import type { Blocks, LoadChunk } from '@lerret/ui'
import { addOutcome, type DownloadOutcome, isOnline } from './download-outcomes.ts'

export type LoadResult =
  | { kind: 'page'; page: PageData; blocks: Partial<Blocks> }
  | { kind: 'not-found' }
  /** The page belongs to a newer release than this document, so it needs a full page load. */
  | { kind: 'newer' }
  | { kind: 'failed' }

export type FileResult = { kind: 'file'; file: PageFile } | { kind: 'not-found' | 'failed' }

export interface LoaderDependencies {
  facts: Pick<SiteFacts, 'frame' | 'searchPaths'>
  fetch: (address: string, options: RequestInit) => Promise<Response>
  /** Loads the code of a block. */
  loadBlock: <Component extends ComponentId>(component: Component) => Promise<Blocks[Component]>
  /** The value of `navigator.onLine`, which not every browser has. */
  onLine: () => unknown
  now: () => number
  log: (line: string) => void
}

export interface Loader {
  /** Loads the page at a path with the code of its blocks. The query is sent only to search pages. */
  load(path: string, query?: string): Promise<LoadResult>
  /** Fetches the page's data file alone. */
  fetchFile(path: string, query?: string): Promise<FileResult>
  /** Loads the code of a page's blocks, leaving out those that fail. */
  loadBlocks(page: PageData): Promise<Partial<Blocks>>
  /** Loads other code; a failure is logged and recorded. */
  loadChunk: LoadChunk
  /** Whether the page failed to load before. It is not tried again until the document is reloaded. */
  hasFailed(path: string): boolean
  isOnline(): boolean
  outcomes(): readonly DownloadOutcome[]
}

/** A page file is reused this long, unless its own `staleAt` has passed. */
const PAGE_FILE_TTL_MS = 5 * 60_000
const FETCH_TIMEOUT_MS = 20_000

export function createLoader(dependencies: LoaderDependencies): Loader {
  const { facts, now, log } = dependencies
  const files = new Map<string, { fetchedAt: number; result: Promise<FileResult> }>()
  const blocks = new Map<ComponentId, Promise<Blocks[ComponentId] | null>>()
  const failedPaths = new Set<string>()
  let outcomes: DownloadOutcome[] = []

  return {
    load,
    fetchFile,
    loadChunk,
    loadBlocks: async (page) => (await fetchBlocks(page)).blocks,
    hasFailed: (path) => failedPaths.has(path),
    isOnline: () => isOnline(outcomes, dependencies.onLine()),
    outcomes: () => outcomes,
  }

  async function load(path: string, query = ''): Promise<LoadResult> {
    if (failedPaths.has(path)) return { kind: 'failed' }
    const result = await fetchFile(path, query)
    if (result.kind !== 'file') return result.kind === 'failed' ? markFailed(path) : { kind: 'not-found' }
    const { frame, page } = result.file
    if (frame !== facts.frame) return { kind: 'newer' }
    const code = await fetchBlocks(page)
    return code.isComplete ? { kind: 'page', page, blocks: code.blocks } : markFailed(path)
  }

  function markFailed(path: string): LoadResult {
    failedPaths.add(path)
    return { kind: 'failed' }
  }

  function fetchFile(path: string, query = ''): Promise<FileResult> {
    const address = pageDataPath(path) + (facts.searchPaths.includes(path) ? query : '')
    const cached = files.get(address)
    if (cached && now() - cached.fetchedAt < PAGE_FILE_TTL_MS) return cached.result
    const result = download(address, path)
    files.set(address, { fetchedAt: now(), result })
    void result.then((fetched) => {
      const isStale = fetched.kind === 'file' && Date.parse(fetched.file.page.time?.staleAt ?? '') <= now()
      if (fetched.kind === 'failed' || isStale) files.delete(address)
    })
    return result
  }

  async function download(address: string, path: string): Promise<FileResult> {
    const result = await requestFile(address, path)
    recordOutcome(address, result.kind !== 'failed')
    return result
  }

  async function requestFile(address: string, path: string): Promise<FileResult> {
    try {
      const reply = await dependencies.fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
      if (reply.status === 404) return { kind: 'not-found' }
      if (!reply.ok) return { kind: 'failed' }
      const file: unknown = await reply.json()
      return isPageFile(file, path) ? { kind: 'file', file } : { kind: 'failed' }
    } catch {
      return { kind: 'failed' }
    }
  }

  async function fetchBlocks(page: PageData) {
    const components = listComponents(page)
    const loaded = await Promise.all(components.map(fetchBlock))
    const entries = components.flatMap((component, index) =>
      loaded[index] ? [[component, loaded[index]]] : [],
    )
    return {
      blocks: Object.fromEntries(entries) as Partial<Blocks>,
      isComplete: entries.length === components.length,
    }
  }

  function fetchBlock(component: ComponentId): Promise<Blocks[ComponentId] | null> {
    const cached = blocks.get(component)
    if (cached) return cached
    const block = loadChunk(component, () => dependencies.loadBlock(component))
    blocks.set(component, block)
    return block
  }

  async function loadChunk<Chunk>(name: string, load: () => Promise<Chunk>): Promise<Chunk | null> {
    const chunk = await load().catch(() => null)
    recordOutcome(name, chunk !== null)
    if (chunk === null) log('bundle loading error')
    return chunk
  }

  function recordOutcome(resource: string, succeeded: boolean) {
    outcomes = addOutcome(outcomes, { resource, succeeded })
  }
}

function listComponents({ rows }: Pick<PageData, 'rows'>): ComponentId[] {
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  return [...new Set(blocks.filter(isRendered).map(({ component }) => component))]
}

/** Before a visitor has searched, there are no results to render. */
const isRendered = (block: PlacedBlock) =>
  block.component !== 'search-results' || block.parts.some(({ query }) => query !== '')

const isColumn = (column?: { blocks?: Partial<PlacedBlock>[] }): boolean =>
  column?.blocks?.every?.((block) => typeof block?.component === 'string' && Array.isArray(block.parts)) ===
  true

/** False for a proxy's HTML page with status 200, a truncated file and the data of another page. */
function isPageFile(value: unknown, path: string): value is PageFile {
  const { frame, page } = (value ?? {}) as Partial<PageFile>
  return (
    typeof frame === 'string' &&
    page?.path === path &&
    typeof page.meta?.title === 'string' &&
    Array.isArray(page.rows) &&
    page.rows.every((row) => Array.isArray(row?.columns) && row.columns.every(isColumn)) &&
    (page.time === null || typeof page.time?.asOf === 'string')
  )
}
