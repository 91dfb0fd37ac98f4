import {
  type Article,
  articlePath,
  findArticleSlug,
  findMediaId,
  type PictureView,
  type Production,
  productionPath,
  type Showing,
} from '@lerret/model'
import { type Content, extractLead, findPicture, type RecordChange } from '@lerret/page-engine'
import { plainText } from '../content/clean-html.ts'

/** One higher whenever documents are made otherwise, so that those that there are are made anew. */
export const SEARCH_FORM = 1

/** A page that can be found. */
export interface SearchDocument {
  path: string
  kind: 'film' | 'culture' | 'article'
  title: string
  summary: string
  body: string
  keywords: string
  image: PictureView | null
  /** When the last showing ends, of what is shown; when it was written, of an article. */
  endsAt?: Date | null
  writtenAt?: Date | null
}

/** Everything public that a visitor may look for: articles, films and culture events that have a page. */
export function searchDocuments(content: Content, hasPage: (path: string) => boolean): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>()
  // Two records may want one address; the engine lets one have it and complains of the other.
  const isWanted = (path: string) => !byPath.has(path) && hasPage(path)
  for (const article of content.all('article')) {
    const path = articlePath(article)
    if (isWanted(path)) byPath.set(path, articleDocument(article, path, content))
  }
  const showingsOf = Map.groupBy(content.all('event'), ({ productionId }) => productionId)
  for (const production of content.all('production')) {
    const path = productionPath(production)
    if (isWanted(path)) byPath.set(path, productionDocument(production, path, content, showingsOf))
  }
  return [...byPath.values()]
}

/** The same, of what is at these paths alone. */
export function searchDocumentsAt(paths: ReadonlySet<string>, content: Content): SearchDocument[] {
  return [...paths].flatMap((path) => {
    const slug = findArticleSlug(path)
    const [article] = slug === null ? [] : content.query('article', [{ property: 'slug', value: slug }])
    if (article) return articleDocument(article, path, content)
    const production = productionAt(path, content)
    return production ? productionDocument(production, path, content, showingsIn(content)) : []
  })
}

function productionAt(path: string, content: Content): Production | undefined {
  const value = path.slice(1)
  const found = ['parentSlug', 'pageReference']
    .flatMap((property) => content.query('production', [{ property, value }]))
    .filter((production) => productionPath(production) === path)
  // A film and a culture event that want one address come in the order of all.
  return found.length > 1 ? content.all('production').find((one) => found.includes(one)) : found[0]
}

const showingsIn = (content: Content): Showings => ({
  get: (productionId) => content.query('event', [{ property: 'productionId', value: productionId }]),
})

/** The addresses of the documents that these changes of records may alter. */
export function touchedDocuments(changes: readonly RecordChange[], content: Content): Set<string> {
  const paths = new Set<string>()
  const media = new Set<string>()
  for (const { kind, before, after } of changes) {
    for (const record of [before, after]) {
      if (record === null) continue
      if (kind === 'article') paths.add(articlePath(record as Article))
      if (kind === 'production') paths.add(productionPath(record as Production))
      if (kind === 'media') media.add(record.id)
      const shown = kind === 'event' && content.find('production', (record as Showing).productionId)
      if (shown) paths.add(productionPath(shown))
    }
  }
  if (media.size === 0) return paths
  const shows = (image: string) => media.has(findMediaId(image) ?? image)
  for (const article of content.all('article')) if (shows(article.image)) paths.add(articlePath(article))
  for (const production of content.all('production'))
    if (shows(imageOf(production))) paths.add(productionPath(production))
  return paths
}

const articleDocument = (article: Article, path: string, content: Content): SearchDocument => ({
  path,
  kind: 'article',
  title: article.title,
  summary: extractLead(article.content),
  body: plainText(article.content),
  keywords: article.author,
  image: findPicture(article.image, content),
  writtenAt: new Date(article.createdAt),
})

/** By the id of their production. */
type Showings = { get(productionId: string): readonly Showing[] | undefined }

const productionDocument = (
  production: Production,
  path: string,
  content: Content,
  showingsOf: Showings,
): SearchDocument => ({
  path,
  kind: production.object === 'movie' ? 'film' : 'culture',
  title: production.title,
  summary: production.contents[0]?.summary ?? '',
  body: production.contents.map(({ body }) => plainText(body)).join(' '),
  keywords: [...production.features, ...namesIn(production)].join(', '),
  image: findPicture(imageOf(production), content),
  endsAt: lastEnd(showingsOf.get(production.id) ?? []),
})

/** null for what has no showing: it may come. */
function lastEnd(showings: readonly Showing[]): Date | null {
  return showings.length === 0
    ? null
    : new Date(Math.max(...showings.map(({ endsAt }) => Date.parse(endsAt))))
}

const imageOf = ({ assets }: Production) => assets.find(({ type }) => type === 'first_image')?.url ?? ''

function namesIn(production: Production): string[] {
  if (production.object === 'culture') return [production.objectClass, ...(production.performers ?? [])]
  const { directors = [], cast = [], genres = [], originalTitle = '' } = production
  return [originalTitle, ...directors, ...cast, ...genres]
}
