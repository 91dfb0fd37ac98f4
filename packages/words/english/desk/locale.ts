import type { localeWords } from '../../nynorsk/desk/locale.ts'
import type { Translation } from '../../translation.ts'

/** The locale that `Intl` gets. */
export const LOCALE_ENGLISH: Translation<typeof localeWords> = {
  language: 'en-GB',
  fallback: 'en-GB',
}
