import type { Language } from '@lerret/model'
import { stemmer as stemEnglish } from 'stemmer'
import { stemNorwegian } from './stem.ts'
import { ENGLISH_STOP_WORDS, NORWEGIAN_STOP_WORDS } from './stop-words.ts'

/** How the normalized words of texts in a language are read. */
export interface TextLanguage {
  stem(word: string): string
  /** Whether it says nothing about what is searched for. */
  isStopWord(word: string): boolean
  /** Whether it asks something at the beginning of a question, and means something else elsewhere. */
  isQuestionWord(word: string): boolean
}

const NORWEGIAN: TextLanguage = {
  stem: stemNorwegian,
  isStopWord: (word) => NORWEGIAN_STOP_WORDS.has(word),
  // «Kor» asks where; elsewhere it is a choir.
  isQuestionWord: (word) => word === 'kor',
}

const ENGLISH: TextLanguage = {
  stem: stemEnglish,
  isStopWord: (word) => ENGLISH_STOP_WORDS.has(word),
  isQuestionWord: () => false,
}

/** The stems of nynorsk and bokmål are the same. */
export const findTextLanguage = (language: Language): TextLanguage =>
  language === 'en' ? ENGLISH : NORWEGIAN

/** The stems of words, without those that mean nothing unless there are no others. */
export function toStems(words: readonly string[], { stem, isStopWord }: TextLanguage): string[] {
  const meaningful = words.filter((word) => !isStopWord(word))
  return (meaningful.length > 0 ? meaningful : words).flatMap((word) => word.split('-')).map(stem)
}
