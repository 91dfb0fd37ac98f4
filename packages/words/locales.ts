/** For `Intl`. Chromium has no nynorsk and would format as in English; bokmål has the same numbers, lists and order of letters. */
export const NYNORSK_LOCALES = ['nn', 'nb']
