import { localeWords } from './nynorsk/desk/locale.ts'

/** The locales of the desk's language for `Intl`, the preferred one first. */
export const DESK_LOCALES = [localeWords.language, localeWords.fallback]

/** The locale of the desk's language that every browser and React Aria have. */
export const DESK_LOCALE = localeWords.fallback
