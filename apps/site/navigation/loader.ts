import { type ComponentId, type PageData, type PageFile, pageDataPath, type SiteFacts } from '@lerret/model'
import type { Blocks, FetchPart } from '@lerret/ui'
import { isOnline, type Outcome, withOutcome } from './download-outcomes.ts'

/** What came of asking for a page. */
export type Arrival =
  | { kind: 'page'; page: PageData; blocks: Partial<Blocks> }
  /** There is no such page. */
  | { kind: 'not-found' }
  /** The page belongs to a newer release than this document: it must be loaded as a page. */
  | { kind: 'newer' }
  | { kind: 'failed' }

export type Fetched = { kind: 'file'; file: PageFile } | { kind: 'not-found' | 'failed' }

export interface LoaderParts {
  facts: Pick<SiteFacts, 'frame' | 'searchPaths'>
  fetch: (address: string, options: RequestInit) => Promise<Response>
  /** Fetches the code of a block. */
  loadBlock: <Component extends ComponentId>(component: Component) => Promise<Blocks[Component]>
  /** The browser's own word on whether it is online. */
  saysOnline: () => unknown
  now: () => number
  log: (line: string) => void
}

export interface Loader {
  /** The page at a path, with the code of its blocks. The query matters only where a page answers a question. */
  load(path: string, query?: string): Promise<Arrival>
  /** The page's file alone. */
  fetchFile(path: string, query?: string): Promise<Fetched>
  /** The code of a page's blocks, without those that could not be fetched. */
  loadBlocks(page: PageData): Promise<Partial<Blocks>>
  /** Code that is wanted later than its page; null when it does not come, which is logged and remembered. */
  fetchPart: FetchPart
  /** Whether asking was in vain before. It is not tried again for the life of the document. */
  hasFailed(path: string): boolean
  isOnline(): boolean
  outcomes(): readonly Outcome[]
}

/** A page that has come is used again for so long, unless it says itself that it is stale. */
const KEPT_MS = 5 * 60_000
/** Longer than anybody waits. */
const PATIENCE_MS = 20_000

export function createLoader(parts: LoaderParts): Loader {
  const { facts, now, log } = parts
  const files = new Map<string, { came: number; fetched: Promise<Fetched> }>()
  const blocks = new Map<ComponentId, Promise<Blocks[ComponentId] | null>>()
  const failed = new Set<string>()
  let outcomes: Outcome[] = []

  return {
    load,
    fetchFile,
    fetchPart,
    loadBlocks: async (page) => (await fetchBlocks(page)).blocks,
    hasFailed: (path) => failed.has(path),
    isOnline: () => isOnline(outcomes, parts.saysOnline()),
    outcomes: () => outcomes,
  }

  async function load(path: string, query = ''): Promise<Arrival> {
    if (failed.has(path)) return { kind: 'failed' }
    const fetched = await fetchFile(path, query)
    if (fetched.kind !== 'file') return fetched.kind === 'failed' ? giveUp(path) : { kind: 'not-found' }
    const { frame, page } = fetched.file
    if (frame !== facts.frame) return { kind: 'newer' }
    const code = await fetchBlocks(page)
    return code.isWhole ? { kind: 'page', page, blocks: code.blocks } : giveUp(path)
  }

  function giveUp(path: string): Arrival {
    failed.add(path)
    return { kind: 'failed' }
  }

  function fetchFile(path: string, query = ''): Promise<Fetched> {
    const address = pageDataPath(path) + (facts.searchPaths.includes(path) ? query : '')
    const known = files.get(address)
    if (known && now() - known.came < KEPT_MS) return known.fetched
    const fetched = download(address, path)
    files.set(address, { came: now(), fetched })
    void fetched.then((outcome) => {
      const isStale = outcome.kind === 'file' && Date.parse(outcome.file.page.time?.staleAt ?? '') <= now()
      if (outcome.kind === 'failed' || isStale) files.delete(address)
    })
    return fetched
  }

  async function download(address: string, path: string): Promise<Fetched> {
    const fetched = await readFile(address, path)
    note(address, fetched.kind !== 'failed')
    return fetched
  }

  async function readFile(address: string, path: string): Promise<Fetched> {
    try {
      const reply = await parts.fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (reply.status === 404) return { kind: 'not-found' }
      if (!reply.ok) return { kind: 'failed' }
      const file: unknown = await reply.json()
      return isPageFile(file, path) ? { kind: 'file', file } : { kind: 'failed' }
    } catch {
      return { kind: 'failed' }
    }
  }

  async function fetchBlocks(page: PageData) {
    const wanted = componentsOf(page)
    const found = await Promise.all(wanted.map(fetchBlock))
    const drawn = wanted.flatMap((component, index) => (found[index] ? [[component, found[index]]] : []))
    return {
      blocks: Object.fromEntries(drawn) as Partial<Blocks>,
      isWhole: drawn.length === wanted.length,
    }
  }

  function fetchBlock(component: ComponentId): Promise<Blocks[ComponentId] | null> {
    const known = blocks.get(component)
    if (known) return known
    const block = fetchPart(component, () => parts.loadBlock(component))
    blocks.set(component, block)
    return block
  }

  async function fetchPart<Part>(name: string, fetch: () => Promise<Part>): Promise<Part | null> {
    const part = await fetch().catch(() => null)
    note(name, part !== null)
    if (part === null) log('bundle loading error')
    return part
  }

  function note(resource: string, succeeded: boolean) {
    outcomes = withOutcome(outcomes, { resource, succeeded })
  }
}

export function componentsOf({ rows }: Pick<PageData, 'rows'>): ComponentId[] {
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  return [...new Set(blocks.map(({ component }) => component))]
}

/** A proxy's page with status 200, a cut-off file and another page's data are no page data. */
function isPageFile(value: unknown, path: string): value is PageFile {
  const { frame, page } = (value ?? {}) as Partial<PageFile>
  return (
    typeof frame === 'string' &&
    page?.path === path &&
    typeof page.meta?.title === 'string' &&
    Array.isArray(page.rows) &&
    page.rows.every(({ columns }) => Array.isArray(columns)) &&
    (page.time === null || typeof page.time?.asOf === 'string')
  )
}
