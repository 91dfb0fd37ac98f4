import type { Article, ContentByKind, ContentKind, PageConfig } from '@lerret/model'
import type { OldDocument } from '../old-site.ts'
import { showingKey } from './moved-showings.ts'
import { articleSlug, type PlannedRecord } from './plan-records.ts'
import { type ConvertedDocument, type Defaults, titleOf, toProduction, toShowing } from './to-production.ts'

/** A record to save, and what it was at the source. */
export type RecordToImport = {
  [Kind in ContentKind]: { key: string; kind: Kind; id: string; body: ContentByKind[Kind] }
}[ContentKind]

/** The records of a document: an article; a page with its text; a culture item with its showings. */
export function toRecords(
  converted: ConvertedDocument,
  { id, path, isOwn = false }: PlannedRecord & { path: string },
  findId: (key: string) => string,
  defaults: Defaults,
): RecordToImport[] {
  const { document } = converted
  const { key } = document
  if (document.type === 'article')
    return [{ key, kind: 'article', id, body: toArticle(converted, id, articleSlug(path)) }]
  if (document.type === 'event') {
    const showings = document.showings.map((showing): RecordToImport => {
      const importKey = showingKey(document, showing.key)
      const showingId = findId(importKey)
      return {
        key: importKey,
        kind: 'event',
        id: showingId,
        body: toShowing(showing, showingId, id, defaults),
      }
    })
    return [
      ...(isOwn
        ? []
        : [{ key, kind: 'production' as const, id, body: toProduction(converted, { id, path }, defaults) }]),
      ...showings,
    ]
  }
  const [textId, coverId] = [findId(`${key}:text`), findId(`${key}:cover`)]
  return [
    { key, kind: 'page', id, body: toPage(document, { id, path, textId, coverId }) },
    {
      key: `${key}:cover`,
      kind: 'block-data',
      id: coverId,
      body: { id: coverId, component: 'cover', locale: 'nb', settings: { title: titleOf(document) } },
    },
    {
      key: `${key}:text`,
      kind: 'block-data',
      id: textId,
      body: { id: textId, component: 'content', locale: 'nb', settings: { html: converted.html } },
    },
  ]
}

/** Categories of other names are news. */
const CULTURE_CATEGORY = /kultur|konsert|musikk|teater|scene|kunst|litteratur|dans|culture/i

function toArticle({ document, html, picture }: ConvertedDocument, id: string, slug: string): Article {
  const { lead, author, categories, publishedAt, updatedAt } = document
  return {
    id,
    title: titleOf(document),
    slug,
    category: categories.some((name) => CULTURE_CATEGORY.test(name)) ? 'culture' : 'news',
    author,
    image: picture?.url ?? '',
    thumbnail: picture ? `${picture.url}?w=480&h=270&auto=compress&fit=crop` : '',
    content: html,
    ...(lead && { lead }),
    node_locale: 'nb',
    createdAt: publishedAt,
    updatedAt,
    publishedAt,
    order: 0,
  }
}

const fullSpan = (span: number) => ({
  xs: { span: 12, order: 0 },
  md: { span: 12, order: 0 },
  lg: { span, order: 0 },
})

function toPage(
  document: OldDocument,
  { id, path, textId, coverId }: { id: string; path: string; textId: string; coverId: string },
): PageConfig {
  const place = (row: number) => ({ column: 0, row, order: 0 })
  return {
    id,
    title: titleOf(document),
    path,
    layout: 'page-header-footer',
    pageType: 'ordinary',
    template: {
      rows: [
        { container: false, index: 0, columns: [{ index: 0, screen: fullSpan(12) }] },
        { container: true, index: 1, columns: [{ index: 0, screen: fullSpan(8) }] },
      ],
    },
    sources: [],
    blocks: [
      { id: `${coverId}-block`, component: 'cover', hide: false, place: place(0), data: [coverId] },
      { id: `${textId}-block`, component: 'content', hide: false, place: place(1), data: [textId] },
    ],
    meta: { data: [] },
  }
}
