import {
  type AgeLimit,
  type Article,
  articlePath,
  articlePublishedAt,
  fillTemplate,
  findArticleSlug,
  type Language,
  type PictureView,
  type Production,
  productionPath,
  type Safe,
  type Showing,
  type ShowingView,
  type SiteConfig,
} from '@lerret/model'
import {
  articleLead,
  type Content,
  findPicture,
  findTranslationPath,
  localize,
  planPages,
  toShowingView,
} from '@lerret/page-engine'
import { readHtmlText } from '../../../content/records/html/clean-html.ts'
import { createDocumentContext, type DocumentContext } from './document-context.ts'
import { isSearchablePage, pageDocument } from './page-documents.ts'
import type { Passage } from './passages.ts'

/** Increase it when documents are built differently, so that the existing ones are written again. */
export const SEARCH_DOCUMENT_VERSION = 4

/** A page in the search index. */
export interface SearchDocument {
  path: string
  /** The language of its texts. */
  language: Language
  /** The path of the page that this is a translation of. */
  originalPath?: string
  kind: 'page' | 'film' | 'culture' | 'article'
  title: string
  /** Other names of the page. */
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

/** The documents of all pages: those that editors have written, articles, films and culture events, and their translations. */
export function searchDocuments(content: Content, hasPage: (path: string) => boolean): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>()
  const context = createDocumentContext(content)
  // Two records may have the same path; the engine publishes the first and reports the other.
  const isFree = (path: string) => !byPath.has(path) && hasPage(path)
  for (const page of content.all('page').filter(isSearchablePage)) {
    if (isFree(page.path)) byPath.set(page.path, pageDocument(page, page.path, context))
  }
  for (const article of content.all('article')) {
    const path = articlePath(article)
    if (isFree(path)) byPath.set(path, articleDocument(article, path, context))
  }
  const showingsByProduction = Map.groupBy(content.all('event'), ({ productionId }) => productionId)
  for (const production of content.all('production')) {
    const path = productionPath(production)
    if (isFree(path)) byPath.set(path, productionDocument(production, path, context, showingsByProduction))
  }
  const translated = content
    .all('translation')
    .flatMap((translation) => findTranslationPath(translation, content) ?? [])
    .filter(isFree)
  return [...byPath.values(), ...searchDocumentsAt(new Set(translated), content)]
}

/** The documents at these paths only. */
export function searchDocumentsAt(paths: ReadonlySet<string>, content: Content): SearchDocument[] {
  const plan = planPages(content).paths
  const contexts = new Map<Language | undefined, DocumentContext>()
  const getContext = (language: Language | undefined) => {
    const context = contexts.get(language) ?? createDocumentContext(content, language)
    contexts.set(language, context)
    return context
  }
  return [...paths].flatMap((path) => {
    const planned = plan.get(path)
    const context = getContext(planned?.language)
    if (!planned?.language) return documentAt(path, path, context) ?? []
    const originalPath = fillTemplate(planned.page.path, planned.params)
    const document = documentAt(originalPath, path, context)
    return document ? { ...document, originalPath } : []
  })
}

/** The document of the page whose original has this path. */
function documentAt(originalPath: string, path: string, context: DocumentContext): SearchDocument | null {
  const { content } = context
  const page = content.query('page', [{ property: 'path', value: originalPath }]).find(isSearchablePage)
  if (page) return pageDocument(page, path, context)
  const slug = findArticleSlug(originalPath)
  const [article] = slug === null ? [] : content.query('article', [{ property: 'slug', value: slug }])
  if (article) return articleDocument(article, path, context)
  const production = findProductionAt(originalPath, content)
  return production ? productionDocument(production, path, context, showingsByQuery(content)) : null
}

function findProductionAt(path: string, content: Content): Safe<Production> | undefined {
  const value = path.slice(1)
  const productions = ['parentSlug', 'pageReference']
    .flatMap((property) => content.query('production', [{ property, value }]))
    .filter((production) => productionPath(production) === path)
  // The first in the order of all productions has the page when a film and a culture event have the same path.
  return productions.length > 1
    ? content.all('production').find((production) => productions.includes(production))
    : productions[0]
}

const showingsByQuery = (content: Content): Showings => ({
  get: (productionId) => content.query('event', [{ property: 'productionId', value: productionId }]),
})

function articleDocument(
  original: Safe<Article>,
  path: string,
  { content, language, tracker }: DocumentContext,
): SearchDocument {
  const article = localize('article', original, tracker)
  return {
    path,
    language,
    kind: 'article',
    title: article.title,
    summary: articleLead(article),
    body: readHtmlText(article.content),
    keywords: article.author,
    image: findPicture(article.image, content),
    writtenAt: new Date(articlePublishedAt(article)),
  }
}

/** Showings by the id of their production. */
type Showings = { get(productionId: string): readonly Showing[] | undefined }

function productionDocument(
  original: Safe<Production>,
  path: string,
  { content, language, site, tracker }: DocumentContext,
  showingsByProduction: Showings,
): SearchDocument {
  const production = localize('production', original, tracker)
  const showings = showingsByProduction.get(production.id) ?? []
  return {
    path,
    language,
    kind: production.object === 'movie' ? 'film' : 'culture',
    title: production.title,
    summary: production.contents[0]?.summary ?? '',
    body: production.contents.map(({ body }) => readHtmlText(body)).join(' '),
    headings: listKinds(production),
    keywords: listPeople(production).join(', '),
    image: findPicture(findImageUrl(production), content),
    endsAt: lastEnd(showings),
    programme: { ageLimit: production.ageLimit, showings: listShowingViews(showings, site) },
  }
}

function listShowingViews(showings: readonly Showing[], site: SiteConfig): ShowingView[] {
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

export const findImageUrl = ({ assets }: Production) =>
  assets.find(({ type }) => type === 'first_image')?.url ?? ''

const listKinds = (production: Production): string[] => [
  ...production.features,
  ...(production.object === 'culture' ? [production.objectClass] : (production.genres ?? [])),
]

function listPeople(production: Production): string[] {
  if (production.object === 'culture') return production.performers ?? []
  const { directors = [], cast = [], originalTitle = '' } = production
  return [originalTitle, ...directors, ...cast]
}
