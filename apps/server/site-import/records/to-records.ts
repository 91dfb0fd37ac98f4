import {
  type Article,
  type Asset,
  type ContentByKind,
  type ContentKind,
  type CultureItem,
  type PageConfig,
  type Showing,
  toSlug,
} from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { OldDocument, OldShowing } from './old-site.ts'
import { articleSlug, type PlannedRecord } from './plan-records.ts'

/** A record to save, and what it was at the source. */
export type RecordToImport = {
  [Kind in ContentKind]: { key: string; kind: Kind; id: string; body: ContentByKind[Kind] }
}[ContentKind]

/** A document with its text and picture as they are on the new site. */
export interface ConvertedDocument {
  document: OldDocument
  html: string
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** The kind and the hall of an event that had none. */
export type Defaults = Pick<Words, 'importEventKind' | 'importHall'>

/** The records of a document: an article; a page with its text; a culture item with its showings. */
export function toRecords(
  converted: ConvertedDocument,
  { id, path }: PlannedRecord & { path: string },
  findId: (key: string) => string,
  defaults: Defaults,
): RecordToImport[] {
  const { document } = converted
  const { key } = document
  if (document.type === 'article')
    return [{ key, kind: 'article', id, body: toArticle(converted, id, articleSlug(path)) }]
  if (document.type === 'event') {
    const showings = document.showings.map((showing): RecordToImport => {
      const showingKey = `${key}:showing:${showing.key}`
      const showingId = findId(showingKey)
      return {
        key: showingKey,
        kind: 'event',
        id: showingId,
        body: toShowing(showing, showingId, id, defaults),
      }
    })
    return [
      { key, kind: 'production', id, body: toCultureItem(converted, id, path.slice(1), defaults) },
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

const titleOf = ({ title, slug, key }: OldDocument) => title || slug || key

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

function toCultureItem(
  { document, html, picture }: ConvertedDocument,
  id: string,
  pageReference: string,
  { importEventKind }: Defaults,
): CultureItem {
  const { lead, categories, organizer, showings } = document
  const [first] = showings
  const minutes = first && Math.round((Date.parse(first.endsAt) - Date.parse(first.startsAt)) / 60_000)
  return {
    id,
    object: 'culture',
    objectClass: categories[0] || importEventKind,
    parentSlug: toSlug(document.title) || pageReference,
    pageReference,
    title: titleOf(document),
    contents: [{ summary: lead, body: html }],
    assets: picture ? [toAsset(picture)] : [],
    features: [],
    ageLimit: 'A',
    ...(minutes !== undefined && minutes < 24 * 60 && { minutes }),
    ...(organizer && { organizer }),
  }
}

const toAsset = ({ url, alt, width, height }: NonNullable<ConvertedDocument['picture']>): Asset => ({
  type: 'first_image',
  url,
  focalPointQuery: '',
  alt,
  width,
  height,
})

function toShowing(showing: OldShowing, id: string, productionId: string, { importHall }: Defaults): Showing {
  const { startsAt, endsAt, venue, price } = showing
  const priceFrom = readPrice(price)
  return {
    id,
    productionId,
    startsAt,
    endsAt,
    hall: venue || importHall,
    // Where tickets were sold is not known; an editor connects what is still to come.
    ticketStatus: priceFrom === 0 ? 'free' : 'at-door',
    state: 'planned',
    ...(priceFrom !== undefined && { priceFrom }),
    formats: [],
    access: [],
  }
}

/** `kr 250 – 350` to 250, `Gratis` to 0. */
function readPrice(text: string): number | undefined {
  if (/gratis|free/i.test(text)) return 0
  const number = /\d+(?:[.,]\d{1,2})?/.exec(text.replaceAll(/(?<=\d)[\s.](?=\d{3}\b)/g, ''))?.[0]
  return number === undefined ? undefined : Number(number.replace(',', '.'))
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
