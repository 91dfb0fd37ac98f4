import type { PageBlock, Production, SiteConfig } from '@lerret/model'
import semver from 'semver'
import { BLOCKS, COMPONENT_IDS, type ComponentId, isComponentId } from '../blocks/registry.ts'
import type { BlockContext, PageContext } from '../context/page-context.ts'
import type { SourceResult } from '../context/sources.ts'
import type { PlacedBlock } from '../page-data.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'
import { findNearestName } from '../problems/suggestion.ts'

/** A block with one item for each of its data: a block data record, a production or an article. Without data it is empty. */
export function resolveBlock(block: PageBlock, context: PageContext): PlacedBlock {
  const component = getComponent(block, context)
  const items = block.data.map((dataId) => resolveItem(component, { ...context, dataId }))
  return {
    id: block.id,
    component,
    version: BLOCKS[component].version,
    parts: items,
  } as PlacedBlock
}

function getComponent({ component }: PageBlock, { location, site }: PageContext): ComponentId {
  if (!isComponentId(component)) {
    const block = location.block && { ...location.block, component: '' }
    throw new PageError(
      { ...location, block },
      {
        code: 'block_unknown',
        text: `unknown component "${component}".`,
        field: 'component',
        suggestion: findNearestName(component, COMPONENT_IDS),
      },
    )
  }
  checkVersion(component, site, location)
  return component
}

const checkedComponents = new WeakMap<SiteConfig, Set<ComponentId>>()

/** Once per site and component: thousands of blocks share the result, and comparing versions is slow. */
function checkVersion(component: ComponentId, site: SiteConfig, location: PageLocation) {
  const checked = checkedComponents.get(site) ?? new Set()
  if (checked.has(component)) return
  assertSupported(component, site, location)
  checkedComponents.set(site, checked.add(component))
}

function assertSupported(component: ComponentId, site: SiteConfig, location: PageLocation) {
  const ranges = site.components.filter(({ name }) => name === component).map(({ version }) => version)
  if (ranges.length === 0) {
    const text = "is not in the site's list of components; add it there with a version range."
    throw new PageError(location, { code: 'block_not_allowed', text, field: 'component' })
  }
  if (isAllowedComponent(component, site.components)) return
  throw new PageError(location, {
    code: 'block_version',
    text: `the site asks for version ${ranges.join(' or ')}, but this build draws ${BLOCKS[component].version}.`,
    field: 'component',
  })
}

/** Whether the site's list has the component, in a range that includes this version. */
export const isAllowedComponent = (component: ComponentId, list: SiteConfig['components']): boolean =>
  list.some(({ name, version }) => name === component && semver.satisfies(BLOCKS[component].version, version))

function resolveItem(component: ComponentId, context: BlockContext): unknown {
  const data = context.tracker.find('block-data', context.dataId)
  if (!data) return resolveContentItem(component, context)
  if (data.component !== component) {
    throw new PageError(context.location, {
      code: 'block_data_mismatch',
      text: `the data "${context.dataId}" is for the component "${data.component}".`,
      field: 'data',
    })
  }
  return resolveSettings(component, data.settings, context)
}

/** An item for a production or an article itself, with the settings that lead to it. */
function resolveContentItem(component: ComponentId, context: BlockContext): unknown {
  const { dataId, tracker, location } = context
  const source = findSource(dataId, tracker)
  if (!source) {
    const text = `the data "${dataId}" is not there: deleted or not published.`
    throw new PageError(location, { code: 'block_data_missing', text, field: 'data' })
  }
  const settings = createSettings(component, source)
  if (!settings) {
    const text = `the data "${dataId}" is of the kind ${source.model}, which this component does not show.`
    throw new PageError(location, { code: 'block_data_mismatch', text, field: 'data' })
  }
  const sources = new Map([...context.sources, [source.name, source]])
  return resolveSettings(component, settings, { ...context, sources })
}

function findSource(id: string, tracker: BlockContext['tracker']): SourceResult | null {
  const common = { name: `content ${id}`, collection: false, filters: [{ property: 'id', value: id }] }
  const production = tracker.find('production', id)
  if (production) return { ...common, model: 'production', records: [production] }
  const article = tracker.find('article', id)
  return article ? { ...common, model: 'article', records: [article] } : null
}

function createSettings(component: ComponentId, { name, model, records }: SourceResult): object | null {
  const [record] = records
  if (component === 'cover') return { source: name }
  if (component === 'article' && model === 'article') return { article: name }
  if (model !== 'production' || !record) return null
  if (component === 'movie-cover' || component === 'slideshow') return { productionId: record.id }
  if (component === 'info' || component === 'movie-info' || component === 'reviews')
    return { heading: (record as Production).title, production: name }
  return null
}

function resolveSettings(component: ComponentId, settings: unknown, context: BlockContext): unknown {
  // The settings are those of the component, which the compiler cannot follow.
  const resolve = BLOCKS[component].resolve as (settings: unknown, context: BlockContext) => unknown
  return resolve(settings, context)
}
