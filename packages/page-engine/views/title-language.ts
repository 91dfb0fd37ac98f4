import type { Production } from '@lerret/model'

const COUNTRY_LANGUAGES = new Map(
  Object.entries({
    en: ['USA', 'Storbritannia', 'England', 'Skottland', 'Irland', 'Canada', 'Australia', 'New Zealand'],
    de: ['Tyskland', 'Austerrike', 'Østerrike'],
    fr: ['Frankrike'],
    sv: ['Sverige'],
    da: ['Danmark'],
    is: ['Island'],
    fi: ['Finland'],
    it: ['Italia'],
    es: ['Spania', 'Mexico', 'Argentina', 'Chile', 'Colombia'],
    pt: ['Portugal', 'Brasil'],
    nl: ['Nederland'],
    pl: ['Polen'],
  }).flatMap(([language, countries]) => countries.map((country) => [country, language] as const)),
)

/** The language code of a film's original title, by its first country; none for Norwegian films and countries that are not listed. */
export function findOriginalLanguage(production: Production): string | undefined {
  if (production.object !== 'movie' || !production.originalTitle) return undefined
  return COUNTRY_LANGUAGES.get(production.countries?.[0] ?? '')
}

/** The language code of a film's title, if that is the original title or the beginning of it. */
export function findTitleLanguage(production: Production): string | undefined {
  const isOriginal =
    production.object === 'movie' && (production.originalTitle ?? '').startsWith(production.title)
  return isOriginal ? findOriginalLanguage(production) : undefined
}
