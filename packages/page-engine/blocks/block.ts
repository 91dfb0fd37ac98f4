import {
  COMPONENT_IDS,
  COMPONENT_VERSIONS,
  type ComponentId,
  isComponentId,
  type PageBlock,
  type PlacedBlock,
  type SiteConfig,
} from '@lerret/model'
import semver from 'semver'
import type { BlockContext, PageContext } from '../context/page-context.ts'
import { PageError, type Place } from '../problems/page-error.ts'
import { suggestion } from '../problems/suggestion.ts'
import { PARTS } from './block-resolvers.ts'

/** A block that may be drawn, with what it draws of each piece of its data. */
export function resolveBlock(block: PageBlock, at: PageContext): PlacedBlock {
  const component = getComponent(block, at)
  if (block.data.length === 0) throw new PageError(at.place, 'has no data; name at least one piece.', 'data')
  const parts = block.data.map((dataId) => resolvePart(component, { ...at, dataId }))
  return { id: block.id, component, version: COMPONENT_VERSIONS[component], parts } as PlacedBlock
}

function getComponent({ component }: PageBlock, { place, site }: PageContext): ComponentId {
  if (!isComponentId(component)) {
    const block = place.block && { ...place.block, component: '' }
    const text = `unknown component "${component}".${suggestion(component, COMPONENT_IDS)}`
    throw new PageError({ ...place, block }, text, 'component')
  }
  checkVersion(component, site, place)
  return component
}

const fitting = new WeakMap<SiteConfig, Set<ComponentId>>()

/** What a site says of a component is the same for thousands of blocks, and takes longer to read than many of them to make. */
function checkVersion(component: ComponentId, site: SiteConfig, place: Place) {
  const known = fitting.get(site) ?? new Set()
  if (known.has(component)) return
  compareVersions(component, site, place)
  fitting.set(site, known.add(component))
}

function compareVersions(component: ComponentId, site: SiteConfig, place: Place) {
  const ranges = site.components.filter(({ name }) => name === component).map(({ version }) => version)
  if (ranges.length === 0) {
    const text = "is not in the site's list of components; add it there with a version range."
    throw new PageError(place, text, 'component')
  }
  const version = COMPONENT_VERSIONS[component]
  if (ranges.some((range) => semver.satisfies(version, range))) return
  throw new PageError(
    place,
    `the site asks for version ${ranges.join(' or ')}, but this build draws ${version}.`,
    'component',
  )
}

function resolvePart(component: ComponentId, at: BlockContext): unknown {
  const data = at.read.find('block-data', at.dataId)
  if (!data) {
    const text = `the data "${at.dataId}" is not there: deleted or not published.`
    throw new PageError(at.place, text, 'data')
  }
  if (data.component !== component) {
    throw new PageError(at.place, `the data "${at.dataId}" is for the component "${data.component}".`, 'data')
  }
  // Settings and component belong together by the check above, which the compiler cannot follow.
  const makePart = PARTS[component] as (settings: unknown, at: BlockContext) => unknown
  return makePart(data.settings, at)
}
