import type { PageConfig, PageSource } from '@lerret/model'
import type { BlockItems, BlockSettings, ComponentId } from '../blocks/registry.ts'
import { getSite } from '../content/site.ts'
import type { Params } from '../paths/expand-page.ts'
import { PageError } from '../problems/page-error.ts'
import { type ResolvedPage, resolvePage } from '../resolve/resolve-page.ts'
import { block, blockData, createTestContent, NOW, page, type Records } from './test-records.ts'

interface ResolveOptions {
  records?: Records
  params?: Params
  now?: Date
}

export function resolveTestPage(
  config: PageConfig,
  { records = {}, params = {}, now = NOW }: ResolveOptions = {},
): ResolvedPage {
  const content = createTestContent({ page: [config], ...records })
  return resolvePage({ page: config, params, content, site: getSite(content), now })
}

/** The item of a component with these settings, alone on a page with these sources. */
export function resolveBlockItem<Component extends ComponentId>(
  component: Component,
  settings: BlockSettings[Component],
  { sources = [], records, ...options }: ResolveOptions & { sources?: PageSource[] } = {},
): BlockItems[Component] {
  const config = page({ sources, blocks: [block({ component })] })
  const { data } = resolveTestPage(config, {
    records: { ...records, 'block-data': [blockData(component, settings)] },
    ...options,
  })
  return data.rows[0]?.columns[0]?.blocks[0]?.parts[0] as BlockItems[Component]
}

/** The PageError that a function throws. */
export function catchPageError(run: () => unknown): PageError {
  try {
    run()
  } catch (error) {
    if (error instanceof PageError) return error
    throw error
  }
  throw new Error('Nothing failed.')
}
