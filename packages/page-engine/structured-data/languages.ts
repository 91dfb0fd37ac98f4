const LANGUAGE_CODES = new Map(
  Object.entries({
    nynorsk: 'nn',
    bokmål: 'nb',
    norsk: 'no',
    engelsk: 'en',
    svensk: 'sv',
    dansk: 'da',
    finsk: 'fi',
    islandsk: 'is',
    samisk: 'se',
    nordsamisk: 'se',
    tysk: 'de',
    fransk: 'fr',
    spansk: 'es',
    italiensk: 'it',
    portugisisk: 'pt',
    nederlandsk: 'nl',
    polsk: 'pl',
    litauisk: 'lt',
    russisk: 'ru',
    ukrainsk: 'uk',
    arabisk: 'ar',
    persisk: 'fa',
    tyrkisk: 'tr',
    hindi: 'hi',
    japansk: 'ja',
    kinesisk: 'zh',
    koreansk: 'ko',
  }),
)

/** The language code of a Norwegian description (`Norsk tale`, `Engelske mellomtekstar`), if it begins with a language. */
export function findLanguageCode(description: string | undefined): string | undefined {
  const word = description?.trim().split(/[\s,(/]/, 1)[0] ?? ''
  if (/^[a-z]{2}(-[A-Z]{2})?$/.test(word)) return word
  const name = word.toLowerCase()
  return LANGUAGE_CODES.get(name) ?? LANGUAGE_CODES.get(name.replace(/e$/, ''))
}
