import type { PageSource, SourceFilter } from '@lerret/model'
import { sourceWords as words } from '@lerret/words/desk'
import { filterClause } from './filter-clauses.ts'

/** What a source finds, as words: *Filmar som går no*. */
export function describeSource({ model, collection, filter }: Omit<PageSource, 'name'>): string {
  const object = filter.find(
    ({ property }) => property === 'object' || property === 'production.object',
  )?.value
  const clauses = filter.flatMap((each) => describeFilter(each) ?? [])
  return [nameModel(model, collection, object), ...clauses].join(' ')
}

/** The order in which a source finds its records. It is the same for all sources of a model. */
export const SOURCE_ORDERS: Readonly<Record<PageSource['model'], string>> = {
  production: words.orderProductions,
  event: words.orderShowings,
  article: words.orderArticles,
}

/** Whether a filter compares with a parameter of the page's address. */
export const isByAddress = ({ value }: Pick<SourceFilter, 'value'>) =>
  typeof value === 'string' && value.startsWith('@')

function nameModel(
  model: PageSource['model'],
  isList: boolean,
  object: SourceFilter['value'] | undefined,
): string {
  if (model === 'article') return isList ? words.articles : words.article
  if (model === 'event') return isList ? words.showings : words.showing
  if (object === 'movie') return isList ? words.films : words.film
  if (object === 'culture') return isList ? words.cultureItems : words.cultureItem
  return isList ? words.productions : words.production
}

function describeFilter(filter: SourceFilter): string | null {
  const { property, value } = filter
  const isOfProduction = property.startsWith('production.')
  if (isByAddress(filter)) return isOfProduction ? words.ofAddress : words.byAddress
  if (property === 'object') return null
  if (property === 'production.object') return value === 'movie' ? words.ofFilms : words.ofCulture
  if (property === 'production.objectClass' && value === 'movie') return words.ofShownNow
  if (property === 'production.objectClass' && value === 'movie_coming') return words.ofComing
  return filterClause(property, String(value))
}
