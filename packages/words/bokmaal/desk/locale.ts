import type { LOCALE_NYNORSK } from '../../nynorsk/desk/locale.ts'
import type { Translation } from '../../translation.ts'

/** The locale that `Intl` gets. */
export const LOCALE_BOKMAAL: Translation<typeof LOCALE_NYNORSK> = {
  language: 'nb',
  fallback: 'nb-NO',
}
