/** For `Intl`. Chromium has no nynorsk and would format as in English; bokmål has the same numbers, lists and order of letters. */
export const localeWords = {
  language: 'nn',
  fallback: 'nb-NO',
}
