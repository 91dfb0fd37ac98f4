import {
  type Article,
  articlePath,
  articlePublishedAt,
  findArticleSlug,
  findMediaId,
  type PictureView,
  type Production,
  productionPath,
  type Showing,
} from '@lerret/model'
import { articleLead, type Content, findPicture, type RecordChange } from '@lerret/page-engine'
import { toPlainText } from '../content/html/clean-html.ts'

/** Increase it when documents are built differently, so that the existing ones are written again. */
export const SEARCH_DOCUMENT_VERSION = 1

/** A page in the search index. */
export interface SearchDocument {
  path: string
  kind: 'film' | 'culture' | 'article'
  title: string
  summary: string
  body: string
  keywords: string
  image: PictureView | null
  /** The end of the last showing of a production. */
  endsAt?: Date | null
  /** When an article was written. */
  writtenAt?: Date | null
}

/** The documents of all public articles, films and culture events that have a page. */
export function searchDocuments(content: Content, hasPage: (path: string) => boolean): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>()
  // Two records may have the same path; the engine publishes the first and reports the other.
  const isFree = (path: string) => !byPath.has(path) && hasPage(path)
  for (const article of content.all('article')) {
    const path = articlePath(article)
    if (isFree(path)) byPath.set(path, articleDocument(article, path, content))
  }
  const showingsByProduction = Map.groupBy(content.all('event'), ({ productionId }) => productionId)
  for (const production of content.all('production')) {
    const path = productionPath(production)
    if (isFree(path)) byPath.set(path, productionDocument(production, path, content, showingsByProduction))
  }
  return [...byPath.values()]
}

/** The documents at these paths only. */
export function searchDocumentsAt(paths: ReadonlySet<string>, content: Content): SearchDocument[] {
  return [...paths].flatMap((path) => {
    const slug = findArticleSlug(path)
    const [article] = slug === null ? [] : content.query('article', [{ property: 'slug', value: slug }])
    if (article) return articleDocument(article, path, content)
    const production = findProductionAt(path, content)
    return production ? productionDocument(production, path, content, showingsByQuery(content)) : []
  })
}

function findProductionAt(path: string, content: Content): Production | undefined {
  const value = path.slice(1)
  const productions = ['parentSlug', 'pageReference']
    .flatMap((property) => content.query('production', [{ property, value }]))
    .filter((production) => productionPath(production) === path)
  // Of a film and a culture event with the same path, the first in the order of all productions has the page.
  return productions.length > 1
    ? content.all('production').find((production) => productions.includes(production))
    : productions[0]
}

const showingsByQuery = (content: Content): Showings => ({
  get: (productionId) => content.query('event', [{ property: 'productionId', value: productionId }]),
})

/** The paths of the documents that these changes may alter. */
export function findAffectedPaths(changes: readonly RecordChange[], content: Content): Set<string> {
  const paths = new Set<string>()
  const media = new Set<string>()
  for (const { kind, before, after } of changes) {
    for (const record of [before, after]) {
      if (record === null) continue
      if (kind === 'article') paths.add(articlePath(record as Article))
      if (kind === 'production') paths.add(productionPath(record as Production))
      if (kind === 'media') media.add(record.id)
      const production = kind === 'event' && content.find('production', (record as Showing).productionId)
      if (production) paths.add(productionPath(production))
    }
  }
  if (media.size === 0) return paths
  const isChanged = (image: string) => media.has(findMediaId(image) ?? image)
  for (const article of content.all('article')) if (isChanged(article.image)) paths.add(articlePath(article))
  for (const production of content.all('production'))
    if (isChanged(findImageUrl(production))) paths.add(productionPath(production))
  return paths
}

const articleDocument = (article: Article, path: string, content: Content): SearchDocument => ({
  path,
  kind: 'article',
  title: article.title,
  summary: articleLead(article),
  body: toPlainText(article.content),
  keywords: article.author,
  image: findPicture(article.image, content),
  writtenAt: new Date(articlePublishedAt(article)),
})

/** By the id of their production. */
type Showings = { get(productionId: string): readonly Showing[] | undefined }

const productionDocument = (
  production: Production,
  path: string,
  content: Content,
  showingsByProduction: Showings,
): SearchDocument => ({
  path,
  kind: production.object === 'movie' ? 'film' : 'culture',
  title: production.title,
  summary: production.contents[0]?.summary ?? '',
  body: production.contents.map(({ body }) => toPlainText(body)).join(' '),
  keywords: [...production.features, ...listNames(production)].join(', '),
  image: findPicture(findImageUrl(production), content),
  endsAt: lastEnd(showingsByProduction.get(production.id) ?? []),
})

/** null without showings: they may be added later. */
function lastEnd(showings: readonly Showing[]): Date | null {
  return showings.length === 0
    ? null
    : new Date(Math.max(...showings.map(({ endsAt }) => Date.parse(endsAt))))
}

const findImageUrl = ({ assets }: Production) => assets.find(({ type }) => type === 'first_image')?.url ?? ''

function listNames(production: Production): string[] {
  if (production.object === 'culture') return [production.objectClass, ...(production.performers ?? [])]
  const { directors = [], cast = [], genres = [], originalTitle = '' } = production
  return [originalTitle, ...directors, ...cast, ...genres]
}
