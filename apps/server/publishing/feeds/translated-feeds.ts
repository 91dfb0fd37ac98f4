import { type LocalizedKind, translatedFeedPath, translationId, translationPath } from '@lerret/model'
import { listTranslationLanguages, localizeSite, type TranslationReader } from '@lerret/page-engine'
import { getHouseWords } from '@lerret/words/languages'
import type { SmallFeedInput } from './feed-files.ts'

/** The input of the feeds in the house's language, then in each language that it has translations in. */
export function listFeedInputs<Input extends SmallFeedInput>(input: Input): Input[] {
  const houseLang = input.site.htmlLang
  const translated = listTranslationLanguages(houseLang, input.content).map((language) => {
    const translation = { language, houseLang }
    const site = localizeSite(input.site, getTranslationReader({ ...input, translation }))
    return { ...input, site, words: getHouseWords(site), translation }
  })
  return [input, ...translated]
}

/** Finds translations into the language of the feed. */
export const getTranslationReader = ({ content, translation }: SmallFeedInput): TranslationReader => ({
  find: content.find,
  translation: translation ?? null,
})

/** The path of a feed file in the language of the feed. */
export const getFeedPath = (path: string, { translation }: Pick<SmallFeedInput, 'translation'>) =>
  translation ? translatedFeedPath(path, translation.language) : path

type PageInput = Pick<SmallFeedInput, 'content' | 'paths' | 'translation'>

/** The path of a record's page in the language of the feed; null when the release has no such page. */
export function findPagePath(
  { kind, id, path }: { kind: LocalizedKind; id: string; path: string },
  { content, paths, translation }: PageInput,
): string | null {
  if (!translation) return paths.has(path) ? path : null
  const translated = content.find('translation', translationId(translation.language, kind, id))
  const translatedPath = translated && translationPath(translated, path)
  return translatedPath && paths.has(translatedPath) ? translatedPath : null
}
