import type { Language, SearchSynonym } from '@lerret/model'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import { findTextLanguage, type TextLanguage } from './text-language.ts'

/** What is known about the words of texts in one language. */
export interface Vocabulary extends TextLanguage, Synonyms {}

export const createVocabulary = (
  language: Language,
  houseSynonyms: readonly SearchSynonym[] = [],
): Vocabulary => ({ ...findTextLanguage(language), ...createSynonyms(language, houseSynonyms) })
