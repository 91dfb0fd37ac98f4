import type { localeWords } from '../../nynorsk/desk/locale.ts'
import type { Translation } from '../../translation.ts'

/** The locale that `Intl` gets. */
export const LOCALE_BOKMAAL: Translation<typeof localeWords> = {
  language: 'nb',
  fallback: 'nb-NO',
}
