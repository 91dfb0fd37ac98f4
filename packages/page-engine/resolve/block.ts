import type { PageBlock, SiteConfig } from '@lerret/model'
import semver from 'semver'
import { BLOCKS, COMPONENT_IDS, type ComponentId, isComponentId } from '../blocks/registry.ts'
import type { BlockContext, PageContext } from '../context/page-context.ts'
import type { PlacedBlock } from '../page-data.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'
import { findNearestName } from '../problems/suggestion.ts'
import { createContentSettings, listsContent } from './content-items.ts'
import { localizeSettings } from './localized-settings.ts'

/** A block with its items: block data records, productions and articles. Without data it is empty. */
export function resolveBlock(block: PageBlock, context: PageContext): PlacedBlock {
  const component = getComponent(block, context)
  const items = groupData(component, block.data, context).map((ids) => resolveItem(component, ids, context))
  return {
    id: block.id,
    component,
    version: BLOCKS[component].version,
    parts: items,
  } as PlacedBlock
}

/** The data of each item: a list shows productions and articles that follow each other as one item. */
function groupData(component: ComponentId, data: readonly string[], { tracker }: PageContext): string[][] {
  if (!listsContent(component)) return data.map((id) => [id])
  const groups: string[][] = []
  let isOpen = false
  for (const id of data) {
    const isContent = !tracker.find('block-data', id)
    if (isContent && isOpen) groups.at(-1)?.push(id)
    else groups.push([id])
    isOpen = isContent
  }
  return groups
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
  assertSupported(component, site, location)
  return component
}

function assertSupported(component: ComponentId, site: SiteConfig, location: PageLocation) {
  if (isAllowedComponent(component, site.components)) return
  const ranges = site.components.filter(({ name }) => name === component).map(({ version }) => version)
  if (ranges.length === 0) {
    const text = "is not in the site's list of components; add it there with a version range."
    throw new PageError(location, { code: 'block_not_allowed', text, field: 'component' })
  }
  throw new PageError(location, {
    code: 'block_version',
    text: `the site asks for version ${ranges.join(' or ')}, but this build draws ${BLOCKS[component].version}.`,
    field: 'component',
  })
}

/** Whether the site's list has the component, in a range that includes this version. */
export const isAllowedComponent = (component: ComponentId, list: SiteConfig['components']): boolean =>
  list.some(({ name, version }) => name === component && semver.satisfies(BLOCKS[component].version, version))

function resolveItem(component: ComponentId, ids: readonly string[], page: PageContext): unknown {
  const dataId = ids[0] as string
  const data = page.tracker.find('block-data', dataId)
  if (!data) {
    const { settings, context } = createContentSettings(component, ids, page)
    return resolveSettings(component, settings, context)
  }
  if (data.component !== component) {
    throw new PageError(page.location, {
      code: 'block_data_mismatch',
      text: `the data "${dataId}" is for the component "${data.component}".`,
      field: 'data',
    })
  }
  const settings = localizeSettings(component, dataId, data.settings, page)
  return resolveSettings(component, settings, { ...page, dataId })
}

function resolveSettings(component: ComponentId, settings: unknown, context: BlockContext): unknown {
  // The settings are those of the component, which the compiler cannot follow.
  const resolve = BLOCKS[component].resolve as (settings: unknown, context: BlockContext) => unknown
  return resolve(settings, context)
}
