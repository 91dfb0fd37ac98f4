import { articlePath, type PictureView, type Production, productionPath } from '@lerret/model'
import { type Content, leadOf, pictureOf } from '@lerret/page-engine'
import { plainText } from '../publishing/clean-html.ts'

/** A page that can be found. */
export interface SearchDocument {
  path: string
  kind: 'film' | 'culture' | 'article'
  title: string
  summary: string
  body: string
  keywords: string
  image: PictureView | null
}

/** Everything public that a visitor may look for: articles, films and culture events that have a page. */
export function searchDocuments(content: Content, hasPage: (path: string) => boolean): SearchDocument[] {
  const articles = content.all('article').map(
    (article): SearchDocument => ({
      path: articlePath(article),
      kind: 'article',
      title: article.title,
      summary: leadOf(article.content),
      body: plainText(article.content),
      keywords: article.author,
      image: pictureOf(article.image, content),
    }),
  )
  const productions = content.all('production').map(
    (production): SearchDocument => ({
      path: productionPath(production),
      kind: production.object === 'movie' ? 'film' : 'culture',
      title: production.title,
      summary: production.contents[0]?.summary ?? '',
      body: production.contents.map(({ body }) => plainText(body)).join(' '),
      keywords: [...production.features, ...namesIn(production)].join(', '),
      image: pictureOf(production.assets.find(({ type }) => type === 'first_image')?.url ?? '', content),
    }),
  )
  // Two records may want one address; the engine lets one have it and complains of the other.
  const byPath = new Map([...articles, ...productions].reverse().map((document) => [document.path, document]))
  return [...byPath.values()].filter(({ path }) => hasPage(path))
}

function namesIn(production: Production): string[] {
  if (production.object === 'culture') return [production.objectClass, ...(production.performers ?? [])]
  const { directors = [], cast = [], genres = [], originalTitle = '' } = production
  return [originalTitle, ...directors, ...cast, ...genres]
}
