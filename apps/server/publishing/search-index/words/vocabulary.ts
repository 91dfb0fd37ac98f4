import type { Language, SearchSynonym } from '@lerret/model'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import { findTextLanguage, type TextLanguage } from './text-language.ts'

/** The words of texts in one language, with their synonyms. */
export interface Vocabulary extends TextLanguage, Synonyms {}

export const createVocabulary = (
  language: Language,
  houseSynonyms: readonly SearchSynonym[] = [],
): Vocabulary => ({ ...findTextLanguage(language), ...createSynonyms(language, houseSynonyms) })
