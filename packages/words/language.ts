/** The languages of the product: nynorsk, bokmål and English. */
export const LANGUAGES = ['nn', 'nb', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { nn: 'Nynorsk', nb: 'Bokmål', en: 'English' }

/** The product's language for a language tag such as `nb-NO`; nynorsk without one, and for languages that the product does not have. */
export function findLanguage(tag: string | undefined): Language {
  const primary = (tag ?? '').toLowerCase().split('-', 1)[0]
  if (primary === 'no') return 'nb'
  return LANGUAGES.find((language) => language === primary) ?? 'nn'
}
