import { findLanguage, LANGUAGES, type Language } from '@lerret/model'
import type { Content } from '../content/content.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'

/** The languages that pages can be translated into. */
export const listOtherLanguages = (houseLang: string): Language[] =>
  LANGUAGES.filter((language) => language !== findLanguage(houseLang))

/** The languages other than the house's that have a public translation. */
export const listTranslationLanguages = (
  houseLang: string,
  content: Pick<Content | ReadTracker, 'query'>,
): Language[] => listOtherLanguages(houseLang).filter((language) => hasTranslations(language, content))

const hasTranslations = (language: Language, { query }: Pick<Content | ReadTracker, 'query'>) =>
  query('translation', [{ property: 'language', value: language }]).length > 0
