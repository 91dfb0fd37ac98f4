import type { NewsletterItem } from '@lerret/api/contracts'
import {
  type Article,
  articlePath,
  articlePublishedAt,
  DAY_MS,
  type Production,
  productionPath,
  type Showing,
  takesPlace,
  toHref,
} from '@lerret/model'
import { fill } from '@lerret/words'
import type { DateWords } from '@lerret/words/nynorsk/dates'
import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { getSender } from '../../../content/house/sender.ts'
import { contentRecord, contentVersion, isStableVersion } from '../../../content/records/table.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import { formatTime } from '../../../platform/text/format-time.ts'

/** How far ahead the programme of a newsletter goes. */
const PROGRAMME_DAYS = 7
/** Articles that are as old as this are not news. */
const ARTICLE_DAYS = 14
const MAX_ARTICLES = 5

export interface NewsletterContent {
  subject: string
  intro: string
  items: NewsletterItem[]
}

/** A newsletter with what is shown in the next days, the next showing first, and the newest articles. All texts can be edited. */
export async function draftNewsletter(db: Queryable, now: Date): Promise<NewsletterContent> {
  const { words, title } = await getSender(db)
  return {
    subject: fill(words.newsIssueSubject, { site: title }),
    intro: fill(words.newsIssueIntro, { site: title }),
    items: [...(await draftProgramme(db, now, words)), ...(await draftArticles(db, now))],
  }
}

async function draftProgramme(db: Queryable, now: Date, words: DateWords): Promise<NewsletterItem[]> {
  const startsAt = sql`(${contentVersion.body}->>'startsAt')::timestamptz`
  const rows = await selectPublic(db).where(
    and(
      eq(contentRecord.kind, 'event'),
      sql`${startsAt} > ${now.toISOString()}::timestamptz`,
      sql`${startsAt} < ${new Date(+now + PROGRAMME_DAYS * DAY_MS).toISOString()}::timestamptz`,
    ),
  )
  const showings = rows
    .map(({ body }) => body as Showing)
    .filter(takesPlace)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  const byProduction = Map.groupBy(showings, ({ productionId }) => productionId)
  if (byProduction.size === 0) return []
  const productions = await selectPublic(db).where(
    and(eq(contentRecord.kind, 'production'), inArray(contentRecord.id, [...byProduction.keys()])),
  )
  const byId = new Map(productions.map(({ body }) => [(body as Production).id, body as Production]))
  return [...byProduction].flatMap(([id, shown]) => {
    const production = byId.get(id)
    return production ? [toProgrammeItem(production, shown, words)] : []
  })
}

function toProgrammeItem(production: Production, showings: Showing[], words: DateWords): NewsletterItem {
  const asset = production.assets.find(({ type }) => type === 'first_image') ?? production.assets[0]
  return {
    id: production.id,
    kind: 'production',
    title: production.title,
    text: production.contents[0]?.summary ?? '',
    times: showings.map(({ startsAt, hall }) => `${formatTime(startsAt, words)}, ${hall}`),
    path: toHref(productionPath(production)),
    image: toImage(asset?.url ?? '', asset?.alt ?? ''),
    isIncluded: true,
  }
}

async function draftArticles(db: Queryable, now: Date): Promise<NewsletterItem[]> {
  const rows = await selectPublic(db).where(eq(contentRecord.kind, 'article'))
  return rows
    .map(({ body }) => body as Article)
    .filter((article) => +now - articlePublishedAt(article) < ARTICLE_DAYS * DAY_MS)
    .toSorted((one, other) => articlePublishedAt(other) - articlePublishedAt(one))
    .slice(0, MAX_ARTICLES)
    .map(toArticleItem)
}

const MAX_FOUND_ARTICLES = 8

/** Public articles of any age with the words in their title, the newest first. */
export async function findArticleItems(db: Queryable, search: string): Promise<NewsletterItem[]> {
  const words = search.split(/\s+/).filter(Boolean)
  const title = sql`${contentVersion.body}->>'title'`
  const rows = await selectPublic(db)
    .where(
      and(eq(contentRecord.kind, 'article'), ...words.map((word) => ilike(title, `%${escapeLike(word)}%`))),
    )
    .orderBy(desc(sql`coalesce(${contentVersion.body}->'publishedAt', ${contentVersion.body}->'createdAt')`))
    .limit(MAX_FOUND_ARTICLES)
  return rows.map(({ body }) => toArticleItem(body as Article))
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

const toArticleItem = (article: Article): NewsletterItem => ({
  id: article.id,
  kind: 'article',
  title: article.title,
  text: article.lead ?? '',
  times: [],
  path: toHref(articlePath(article)),
  image: null,
  isIncluded: true,
})

/** Returns a picture of the library; others are not served in a size for mails. */
const toImage = (path: string, alt: string) => (path.startsWith('/images/') ? { path, alt } : null)

const selectPublic = (db: Queryable) =>
  db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
    .$dynamic()
