import { NYNORSK, type WordOverrides, type Words } from './all.ts'
import { findLanguage, type Language } from './language.ts'
import { BOKMAAL } from './merged/bokmaal.ts'
import { ENGLISH } from './merged/english.ts'

export { findLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts'

/** Every word of the product by language, for the server. */
export const WORDS_BY_LANGUAGE: Record<Language, Words> = { nn: NYNORSK, nb: BOKMAAL, en: ENGLISH }

const wordsByHouse = new WeakMap<object, Words>()

/** The words of a house's language, with those that it says differently. */
export function getHouseWords(house: { htmlLang: string; words?: WordOverrides | undefined }): Words {
  const words = wordsByHouse.get(house) ?? applyOverrides(findLanguage(house.htmlLang), house.words)
  wordsByHouse.set(house, words)
  return words
}

/** The words of a language, with those that the house says differently. */
export const applyOverrides = (language: Language, overrides?: WordOverrides): Words =>
  overrides ? { ...WORDS_BY_LANGUAGE[language], ...overrides } : WORDS_BY_LANGUAGE[language]
