import {
  type AgeLimit,
  type Article,
  articlePath,
  articlePublishedAt,
  findArticleSlug,
  findMediaId,
  type PageConfig,
  type PictureView,
  type Production,
  productionPath,
  type Redirect,
  type Showing,
  type ShowingView,
} from '@lerret/model'
import {
  articleLead,
  type Content,
  findPicture,
  getSite,
  type RecordChange,
  toShowingView,
} from '@lerret/page-engine'
import { toPlainText } from '../../content/html/clean-html.ts'
import { hasPicture, isSearchablePage, pageDocument, showsSettings } from './page-documents.ts'
import type { Passage } from './passages.ts'

/** Increase it when documents are built differently, so that the existing ones are written again. */
export const SEARCH_DOCUMENT_VERSION = 2

/** A page in the search index. */
export interface SearchDocument {
  path: string
  kind: 'page' | 'film' | 'culture' | 'article'
  title: string
  /** What the page is also called. */
  names?: string[]
  summary: string
  /** The headings of a page; the kinds and marks of a production. */
  headings?: string[]
  body: string
  keywords: string
  image: PictureView | null
  /** The end of the last showing of a production. */
  endsAt?: Date | null
  /** When an article was written. */
  writtenAt?: Date | null
  /** The text of a page, for the one that answers a question. */
  passages?: Passage[] | null
  programme?: ProductionProgramme | null
}

/** The showings of a production, first to last. */
export interface ProductionProgramme {
  ageLimit: AgeLimit
  showings: ShowingView[]
}

/** The documents of all pages: those that editors have written, articles, films and culture events. */
export function searchDocuments(content: Content, hasPage: (path: string) => boolean): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>()
  // Two records may have the same path; the engine publishes the first and reports the other.
  const isFree = (path: string) => !byPath.has(path) && hasPage(path)
  for (const page of content.all('page').filter(isSearchablePage)) {
    if (isFree(page.path)) byPath.set(page.path, pageDocument(page, content))
  }
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
    const page = content.query('page', [{ property: 'path', value: path }]).find(isSearchablePage)
    if (page) return pageDocument(page, content)
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
  const blockData = new Set<string>()
  for (const { kind, before, after } of changes) {
    for (const record of [before, after]) {
      if (record === null) continue
      if (kind === 'page') paths.add((record as PageConfig).path)
      if (kind === 'block-data') blockData.add(record.id)
      if (kind === 'settings')
        for (const page of content.all('page').filter(isSearchablePage).filter(showsSettings))
          paths.add(page.path)
      if (kind === 'redirect') paths.add((record as Redirect).target)
      // The address of the checkout is part of every showing.
      if (kind === 'ticketing') for (const film of content.all('production')) paths.add(productionPath(film))
      if (kind === 'article') paths.add(articlePath(record as Article))
      if (kind === 'production') paths.add(productionPath(record as Production))
      if (kind === 'media') media.add(record.id)
      const production = kind === 'event' && content.find('production', (record as Showing).productionId)
      if (production) paths.add(productionPath(production))
    }
  }
  if (media.size > 0 || blockData.size > 0)
    for (const page of content.all('page').filter(isSearchablePage))
      if (hasPicture(page, media) || page.blocks.some(({ data }) => data.some((id) => blockData.has(id))))
        paths.add(page.path)
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

function productionDocument(
  production: Production,
  path: string,
  content: Content,
  showingsByProduction: Showings,
): SearchDocument {
  const showings = showingsByProduction.get(production.id) ?? []
  return {
    path,
    kind: production.object === 'movie' ? 'film' : 'culture',
    title: production.title,
    summary: production.contents[0]?.summary ?? '',
    body: production.contents.map(({ body }) => toPlainText(body)).join(' '),
    headings: listKinds(production),
    keywords: listPeople(production).join(', '),
    image: findPicture(findImageUrl(production), content),
    endsAt: lastEnd(showings),
    programme: { ageLimit: production.ageLimit, showings: listShowingViews(showings, content) },
  }
}

function listShowingViews(showings: readonly Showing[], content: Content): ShowingView[] {
  if (showings.length === 0) return []
  const site = getSite(content)
  return showings
    .map((showing) => toShowingView(showing, site))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}

/** null without showings: they may be added later. */
function lastEnd(showings: readonly Showing[]): Date | null {
  return showings.length === 0
    ? null
    : new Date(Math.max(...showings.map(({ endsAt }) => Date.parse(endsAt))))
}

const findImageUrl = ({ assets }: Production) => assets.find(({ type }) => type === 'first_image')?.url ?? ''

const listKinds = (production: Production): string[] => [
  ...production.features,
  ...(production.object === 'culture' ? [production.objectClass] : (production.genres ?? [])),
]

function listPeople(production: Production): string[] {
  if (production.object === 'culture') return production.performers ?? []
  const { directors = [], cast = [], originalTitle = '' } = production
  return [originalTitle, ...directors, ...cast]
}
