import { LOCALE_NYNORSK } from './nynorsk/desk/locale.ts'

/** The locales of the desk's language for `Intl`, the preferred one first. */
export const DESK_LOCALES = [LOCALE_NYNORSK.language, LOCALE_NYNORSK.fallback]

/** The locale of the desk's language that every browser and React Aria have. */
export const DESK_LOCALE = LOCALE_NYNORSK.fallback
