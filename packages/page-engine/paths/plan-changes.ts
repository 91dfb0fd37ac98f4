import { type Article, articlePath, type ContentKind, type Production, productionPath } from '@lerret/model'
import { anyRecordComparator, type Content } from '../content/content.ts'
import { pathInProduction } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import type { RecordChange } from '../content/record-change.ts'
import { findParameterSources } from './expand-page.ts'

/**
 * Whether the site has the same paths, in the same order, before and after some changes. Most edits change texts and pictures, and
 * planning all paths again would take longer than the rest of a publication.
 */
export function isPlanUnaffectedBy(changes: readonly RecordChange[], before: Content): boolean {
  const properties = findPathProperties(before)
  return changes.every((change) => keepsPaths(change, properties))
}

/** The kinds whose records give pages their paths, each with the properties that decide on them. */
type PathProperties = ReadonlyMap<ContentKind, readonly (readonly string[])[]>

function findPathProperties(content: Content): PathProperties {
  const byKind = new Map<ContentKind, (readonly string[])[]>([
    ['article', []],
    ['production', []],
  ])
  const add = (kind: ContentKind, path: readonly string[]) =>
    byKind.set(kind, [...(byKind.get(kind) ?? []), path])
  for (const { model, filter } of content.all('page').flatMap(findParameterSources)) {
    // An event is found only with its production.
    if (model === 'event') add('event', ['productionId'])
    for (const path of filter.map(({ property }) => property.split('.'))) {
      const productionPath = pathInProduction(model, path)
      if (productionPath) add('production', productionPath)
      else add(model, path)
    }
  }
  return byKind
}

/** Any change of these may add or remove paths; the settings by the language of the house. */
const PLANNING_KINDS: ReadonlySet<ContentKind> = new Set(['page', 'settings', 'translation'])

function keepsPaths({ kind, before, after }: RecordChange, properties: PathProperties): boolean {
  if (PLANNING_KINDS.has(kind)) return false
  const ofKind = properties.get(kind)
  if (!ofKind) return true
  if (!before || !after || anyRecordComparator(kind)(before, after) !== 0) return false
  if (ofKind.some((path) => !haveSameTexts(before, after, path))) return false
  // The page of a translation belongs to its original's path.
  if (kind === 'article') return articlePath(before) === articlePath(after as Article)
  if (kind === 'production') return productionPath(before) === productionPath(after as Production)
  return true
}

function haveSameTexts(before: object, after: object, path: readonly string[]): boolean {
  const [old, now] = [readTexts(before, path), readTexts(after, path)]
  return old.length === now.length && old.every((text, index) => text === now[index])
}
