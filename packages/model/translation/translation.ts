import { LANGUAGES, type Language } from '@lerret/words/language'
import { z } from 'zod'
import { ContentId, Slug } from '../content/fields.ts'
import { Html, TextOrHtml } from '../content/html.ts'
import { articlePath } from '../paths.ts'

/** The kinds that can be translated: records, and the texts of the house that are on all pages. */
export const TRANSLATED_KINDS = ['page', 'article', 'production', 'house'] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

/** The kinds of records that have a page. */
export type LocalizedKind = Exclude<TranslatedKind, 'house'>

/** The id of a translation follows from its original and language, so that there is one of each. */
export const translationId = (language: Language, kind: TranslatedKind, originalId: string) =>
  `${language}.${kind}.${originalId}`

const commonFields = {
  /** The id as `translationId` writes it. */
  id: ContentId,
  language: z.enum(LANGUAGES),
  /** The id of the original, a record of this kind. */
  translationOf: ContentId,
  title: z.string().min(1),
  /** The last part of the address, after the language; without it, that of the original. */
  slug: Slug.optional(),
}

/** The texts of a film or culture item. All that is not text is that of the original. */
export const ProductionTranslation = z.strictObject({
  ...commonFields,
  kind: z.literal('production'),
  contents: z.array(z.strictObject({ summary: z.string(), body: Html })).min(1),
  /** The kind of a culture event, in a visitor's words. */
  objectClass: z.string().min(1).optional(),
  genres: z.array(z.string().min(1)).optional(),
  countries: z.array(z.string().min(1)).optional(),
})
export type ProductionTranslation = z.infer<typeof ProductionTranslation>

/** The texts of an article. Its pictures are those of the original, unless it has its own. */
export const ArticleTranslation = z.strictObject({
  ...commonFields,
  kind: z.literal('article'),
  content: Html,
  lead: z.string().optional(),
  image: z.string().optional(),
})
export type ArticleTranslation = z.infer<typeof ArticleTranslation>

/** The texts of a page and of its blocks. Blocks, sources and pictures are those of the original. */
export const PageTranslation = z.strictObject({
  ...commonFields,
  kind: z.literal('page'),
  /** The title and description for search engines in place of the original's. */
  meta: z.strictObject({ title: z.string().optional(), description: z.string().optional() }).optional(),
  /** Texts by the id of the block data record, then by the path of the setting: `cards.0.title`. */
  texts: z.record(ContentId, z.record(z.string(), TextOrHtml)),
})
export type PageTranslation = z.infer<typeof PageTranslation>

/** The texts of the house that are on all pages: name, footer, and what showings are marked with. */
export const HouseTranslation = z.strictObject({
  ...commonFields,
  kind: z.literal('house'),
  description: z.string().optional(),
  /** Texts by their path in the footer: `0.title`, `0.items.2.value`, `openingHours.0.place`. */
  footer: z.record(z.string(), TextOrHtml),
  /** Labels, notices, languages and subtitles of showings, by the text that the house wrote. */
  showings: z.record(z.string(), z.string()),
})
export type HouseTranslation = z.infer<typeof HouseTranslation>

/** The texts of a record in another language than the house's: a record of its own, with its own draft and publication. */
export const Translation = z
  .discriminatedUnion('kind', [PageTranslation, ArticleTranslation, ProductionTranslation, HouseTranslation])
  .refine(({ id, language, kind, translationOf }) => id === translationId(language, kind, translationOf), {
    path: ['id'],
    message: 'does not follow from the language and the original',
  })
export type Translation = z.infer<typeof Translation>

/** The path of a translation, given that of its original. */
export function translationPath(
  { language, kind, slug }: Pick<Translation, 'language' | 'kind' | 'slug'>,
  originalPath: string,
): string {
  if (originalPath === '/') return `/${language}`
  if (!slug) return `/${language}${originalPath}`
  return `/${language}${kind === 'article' ? articlePath({ slug }) : `/${slug}`}`
}
