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
  node_locale: Locale,
  /** Epoch milliseconds, as SPEC prescribes. */
  createdAt: z.int().nonnegative(),
  updatedAt: z.int().nonnegative(),
  order: z.number(),
})
export type Article = z.infer<typeof Article>
