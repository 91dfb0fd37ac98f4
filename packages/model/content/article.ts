import { z } from 'zod'
import { Locale, Slug } from './fields.ts'

export const ARTICLE_CATEGORIES = ['news', 'culture'] as const

/** A news article. `content` is raw HTML, sometimes a whole document: never render it without cleaning. */
export const Article = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  slug: Slug,
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string(),
  image: z.string(),
  thumbnail: z.string(),
  content: z.string(),
  /** Plain text. Without it, the first paragraph of the content is the lead on cards and in feeds. */
  lead: z.string().optional(),
  node_locale: Locale,
  /** Epoch milliseconds, as SPEC prescribes. */
  createdAt: z.int().nonnegative(),
  updatedAt: z.int().nonnegative(),
  /** When it was first published, in epoch milliseconds. Articles without it were published when they were created. */
  publishedAt: z.int().nonnegative().optional(),
  order: z.number(),
})
export type Article = z.infer<typeof Article>

/** The publication date of an article that visitors see, in epoch milliseconds. */
export const articlePublishedAt = ({ publishedAt, createdAt }: Pick<Article, 'publishedAt' | 'createdAt'>) =>
  publishedAt ?? createdAt

type ArticleDates = Pick<Article, 'publishedAt' | 'updatedAt'>

/**
 * The dates of an article that is published at a moment. Dates that somebody set since it was last public stay; `lastPublic` is the
 * version that was public before, if there was one.
 */
export function datePublication(
  article: ArticleDates,
  lastPublic: ArticleDates | undefined,
  moment: number,
): ArticleDates {
  if (!lastPublic)
    return article.publishedAt === undefined ? { publishedAt: moment, updatedAt: moment } : pickDates(article)
  const publishedAt = article.publishedAt ?? lastPublic.publishedAt
  const updatedAt = article.updatedAt > lastPublic.updatedAt ? article.updatedAt : moment
  return pickDates({ publishedAt, updatedAt })
}

const pickDates = ({ publishedAt, updatedAt }: ArticleDates): ArticleDates =>
  publishedAt === undefined ? { updatedAt } : { publishedAt, updatedAt }
