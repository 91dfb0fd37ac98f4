import type { Article, Production, Safe } from '@lerret/model'
import type { ComponentId } from '../blocks/registry.ts'
import type { BlockContext, PageContext } from '../context/page-context.ts'
import type { SourceResult } from '../context/sources.ts'
import { PageError } from '../problems/page-error.ts'
import { localize } from '../translation/localize.ts'

/* A block's data may be productions and articles themselves, instead of block data records with settings. */

type ContentItem =
  | { model: 'production'; record: Safe<Production> }
  | { model: 'article'; record: Safe<Article> }

/** Settings that show content records, and the context in which they are resolved. */
export interface ContentSettings {
  settings: object
  context: BlockContext
}

const PRODUCTION_LISTS: readonly ComponentId[] = ['program', 'cover-flow', 'events-list', 'culture-program']

/** Components that show several records together; of the others, each record is an item of its own. */
export const listsContent = (component: ComponentId) =>
  component === 'card-list' || component === 'article-card-list' || PRODUCTION_LISTS.includes(component)

/** Throws for a record that is not there, or that the component does not show. */
export function createContentSettings(
  component: ComponentId,
  ids: readonly string[],
  context: PageContext,
): ContentSettings {
  const items = ids.map((id) => getContentItem(id, context))
  const { settings, sources } =
    createListSettings(component, items, context) ??
    createItemSettings(component, items[0] as ContentItem, context) ??
    throwMismatch(component, items, context)
  const named = sources.map((source) => [source.name, source] as const)
  return {
    settings,
    context: { ...context, dataId: ids[0] as string, sources: new Map([...context.sources, ...named]) },
  }
}

function getContentItem(id: string, { tracker, location }: PageContext): ContentItem {
  const production = tracker.find('production', id)
  if (production) return { model: 'production', record: localize('production', production, tracker) }
  const article = tracker.find('article', id)
  if (article) return { model: 'article', record: localize('article', article, tracker) }
  const text = `the data "${id}" is not there: deleted or not published.`
  throw new PageError(location, { code: 'block_data_missing', text, field: 'data' })
}

interface SettingsWithSources {
  settings: object
  sources: SourceResult[]
}

function createListSettings(
  component: ComponentId,
  items: readonly ContentItem[],
  { page, tracker }: PageContext,
): SettingsWithSources | null {
  const heading = page.title
  if (component === 'card-list')
    return { settings: { heading, picks: items.map(({ record }) => record.id) }, sources: [] }
  if (component === 'article-card-list') {
    const articles = items.flatMap(({ model, record }) => (model === 'article' ? [record] : []))
    if (articles.length < items.length) return null
    const source: SourceResult = { ...describeSource('articles'), model: 'article', records: articles }
    return { settings: { heading, articles: source.name }, sources: [source] }
  }
  if (!PRODUCTION_LISTS.includes(component)) return null
  const productions = items.flatMap(({ model, record }) => (model === 'production' ? [record] : []))
  if (productions.length < items.length) return null
  const sources = [
    { ...describeSource('productions'), model: 'production' as const, records: productions },
    findShowings(productions, tracker),
  ]
  const [{ name }, { name: showings }] = sources as [SourceResult, SourceResult]
  const mode = productions.every((each) => each.objectClass === 'movie_coming') ? 'coming' : 'now'
  return {
    settings: { heading, productions: name, showings, mode, groupBy: 'film', filters: false },
    sources,
  }
}

function createItemSettings(
  component: ComponentId,
  { model, record }: ContentItem,
  { tracker }: PageContext,
): SettingsWithSources | null {
  const source = {
    ...describeSource(record.id),
    collection: false,
    model,
    records: [record],
  } as SourceResult
  const { name } = source
  if (component === 'cover') return { settings: { source: name }, sources: [source] }
  if (model === 'article')
    return component === 'article' ? { settings: { article: name }, sources: [source] } : null
  if (component === 'movie-cover' || component === 'slideshow')
    return { settings: { productionId: record.id }, sources: [] }
  const settings = { heading: record.title, production: name }
  if (component === 'info' || component === 'movie-info' || component === 'reviews')
    return { settings, sources: [source] }
  if (component !== 'ticket-list' && component !== 'ticket') return null
  const showings = findShowings([record], tracker)
  return { settings: { ...settings, showings: showings.name }, sources: [source, showings] }
}

function throwMismatch(
  component: ComponentId,
  items: readonly ContentItem[],
  { location }: PageContext,
): never {
  const isShown = ({ model }: ContentItem) =>
    PRODUCTION_LISTS.includes(component) === (model === 'production')
  const { model, record } = (items.find((item) => !isShown(item)) ?? items[0]) as ContentItem
  const text = `the data "${record.id}" is of the kind ${model}, which this component does not show.`
  throw new PageError(location, { code: 'block_data_mismatch', text, field: 'data' })
}

function findShowings(productions: readonly Production[], tracker: PageContext['tracker']): SourceResult {
  const records = productions.flatMap(({ id }) =>
    tracker.query('event', [{ property: 'productionId', value: id }]),
  )
  return { ...describeSource('showings'), model: 'event', records }
}

/** No source of a page has such a name with a space in front. */
const describeSource = (name: string) => ({ name: ` ${name}`, collection: true, filters: [] })
