import type { LOCALE_NYNORSK } from '../../nynorsk/desk/locale.ts'
import type { Translation } from '../../translation.ts'

/** The locale that `Intl` gets. */
export const LOCALE_ENGLISH: Translation<typeof LOCALE_NYNORSK> = {
  language: 'en-GB',
  fallback: 'en-GB',
}
