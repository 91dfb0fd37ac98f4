import { type LocalizedKind, type PageVersion, toHref, translationId, translationPath } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { listOtherLanguages } from './languages.ts'

/** The page in each language that it exists in, the original first; none when there is only the original. */
export function listPageVersions(
  { kind, id, path }: { kind: LocalizedKind; id: string; path: string },
  houseLang: string,
  { find }: Pick<Content, 'find'>,
): PageVersion[] {
  const translations = listOtherLanguages(houseLang).flatMap((language): PageVersion[] => {
    const translation = find('translation', translationId(language, kind, id))
    return translation ? [{ lang: language, href: toHref(translationPath(translation, path)) }] : []
  })
  return translations.length > 0 ? [{ lang: houseLang, href: toHref(path) }, ...translations] : []
}

/** The versions of a page for search engines, by language; the original is for all other languages. */
export function listAlternates(versions: readonly PageVersion[]): PageVersion[] {
  const [original] = versions
  return original ? [...versions, { lang: 'x-default', href: original.href }] : []
}
