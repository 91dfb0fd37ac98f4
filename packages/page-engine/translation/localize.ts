import {
  type Article,
  LOCALE,
  type LocalizedKind,
  type PageConfig,
  type Production,
  type Safe,
  type SafeContentByKind,
  type TranslatedKind,
  type Translation,
  translationId,
} from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'

/** The parts of a tracker that find translations: the language of the page, and access to content. */
export type TranslationReader = Pick<ReadTracker, 'find' | 'translation'>

/** The translation of a record into the language of the page; none on a page in the house's language. */
export function findTranslation<Kind extends TranslatedKind>(
  kind: Kind,
  id: string,
  { find, translation }: TranslationReader,
): (Safe<Translation> & { kind: Kind }) | undefined {
  if (!translation) return undefined
  return find('translation', translationId(translation.language, kind, id)) as
    | (Safe<Translation> & { kind: Kind })
    | undefined
}

/** A record with the texts of its translation, where there is one. Its slugs stay those of the original. */
export function localize<Kind extends LocalizedKind>(
  kind: Kind,
  record: SafeContentByKind[Kind],
  reader: TranslationReader,
): SafeContentByKind[Kind] {
  const translation = findTranslation(kind, record.id, reader)
  return translation
    ? (applyTranslation(record, translation as Safe<Translation>) as SafeContentByKind[Kind])
    : record
}

function applyTranslation(record: object, translation: Safe<Translation>): object {
  if (translation.kind === 'page') return translatePage(record as PageConfig, translation)
  if (translation.kind === 'article') return translateArticle(record as Safe<Article>, translation)
  return translateProduction(
    record as Safe<Production>,
    translation as Safe<Translation> & { kind: 'production' },
  )
}

function translateProduction(
  production: Safe<Production>,
  { title, contents, objectClass, genres, countries }: Safe<Translation> & { kind: 'production' },
): Safe<Production> {
  if (production.object === 'culture')
    return { ...production, title, contents, objectClass: objectClass ?? production.objectClass }
  return {
    ...production,
    title,
    contents,
    ...(genres && { genres }),
    ...(countries && { countries }),
  }
}

function translateArticle(
  { lead: _, ...article }: Safe<Article>,
  { title, content, lead, image }: Safe<Translation> & { kind: 'article' },
): Safe<Article> {
  return {
    ...article,
    title,
    content,
    ...(lead && { lead }),
    ...(image && { image, thumbnail: image }),
  }
}

function translatePage(page: PageConfig, { title, meta }: Safe<Translation> & { kind: 'page' }): PageConfig {
  const translated = (['title', 'description'] as const).flatMap((binding) => {
    const text = meta?.[binding]
    return text ? [{ binding, source: text }] : []
  })
  const others = page.meta.data.map(({ locale, bindings }) => ({
    locale,
    bindings: bindings.filter(({ binding }) => !translated.some((other) => other.binding === binding)),
  }))
  return { ...page, title, meta: { data: [...others, { locale: LOCALE, bindings: translated }] } }
}

/** The language code of a record's texts, when it is not that of the page. */
export function findForeignLang(
  kind: LocalizedKind,
  id: string,
  reader: TranslationReader,
): string | undefined {
  return reader.translation && !findTranslation(kind, id, reader) ? reader.translation.houseLang : undefined
}
