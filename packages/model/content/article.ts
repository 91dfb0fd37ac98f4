import { z } from 'zod'
import { Locale, Slug } from './fields.ts'
import { Html } from './html.ts'

export const ARTICLE_CATEGORIES = ['news', 'culture'] as const

/** A news article. */
export const Article = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  slug: Slug,
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string(),
  image: z.string(),
  thumbnail: z.string(),
  content: Html,
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
 * The dates of an article that is published at a moment. Dates of its own stay: an imported article has them, and an editor may choose a
 * publication date. `lastPublic` are the dates that visitors have seen last, if it was public.
 */
export function datePublication(
  article: ArticleDates & Pick<Article, 'createdAt'>,
  lastPublic: ArticleDates | undefined,
  moment: number,
): ArticleDates {
  if (!lastPublic) {
    const { publishedAt = moment, createdAt } = article
    const isUpdated = article.publishedAt !== undefined && article.updatedAt !== createdAt
    return { publishedAt, updatedAt: isUpdated ? article.updatedAt : publishedAt }
  }
  const publishedAt = article.publishedAt ?? lastPublic.publishedAt
  const updatedAt = article.updatedAt > lastPublic.updatedAt ? article.updatedAt : moment
  return publishedAt === undefined ? { updatedAt } : { publishedAt, updatedAt }
}
