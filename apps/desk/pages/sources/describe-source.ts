import type { PageSource, SourceFilter } from '@lerret/model'
import { fill, PAGE_NYNORSK as words } from '@lerret/words/desk'

/** What a source finds, as words: *Filmar som går no*. */
export function describeSource({ model, collection, filter }: PageSource): string {
  const object = filter.find(
    ({ property }) => property === 'object' || property === 'production.object',
  )?.value
  const clauses = filter.flatMap((each) => describeFilter(each) ?? [])
  return [nameModel(model, collection, object), ...clauses].join(' ')
}

function nameModel(
  model: PageSource['model'],
  isList: boolean,
  object: SourceFilter['value'] | undefined,
): string {
  if (model === 'article') return isList ? words.sourceArticles : words.sourceArticle
  if (model === 'event') return isList ? words.sourceShowings : words.sourceShowing
  if (object === 'movie') return isList ? words.sourceFilms : words.sourceFilm
  if (object === 'culture') return isList ? words.sourceCultureItems : words.sourceCulture
  return isList ? words.sourceProductions : words.sourceProduction
}

function describeFilter({ property, value }: SourceFilter): string | null {
  if (typeof value === 'string' && value.startsWith('@'))
    return property.startsWith('production.') ? words.sourceOfAddress : words.sourceByAddress
  switch (property) {
    case 'object':
      return null
    case 'production.object':
      return value === 'movie' ? words.sourceOfFilms : words.sourceOfCulture
    case 'objectClass':
    case 'production.objectClass':
      return value === 'movie' ? words.sourceShownNow : words.sourceComing
    case 'category':
      return fill(words.sourceCategory, { value: String(value) })
    default:
      return fill(words.sourceWhere, { property, value: String(value) })
  }
}
