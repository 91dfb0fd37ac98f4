import type { FactsView, Production } from '@lerret/model'
import { findOriginalLanguage } from './title-language.ts'

/** The facts about a production. An original title equal to the title is left out. */
export function toFactsView(production: Production): FactsView {
  const { title, minutes = null, ageLimit } = production
  const film = production.object === 'movie' ? production : undefined
  const culture = production.object === 'culture' ? production : undefined
  const originalLang = findOriginalLanguage(production)
  return {
    ...(originalLang && { originalLang }),
    originalTitle: film?.originalTitle === title ? '' : (film?.originalTitle ?? ''),
    directors: film?.directors ?? [],
    cast: film?.cast ?? [],
    performers: culture?.performers ?? [],
    organizer: culture?.organizer ?? '',
    minutes,
    genres: film?.genres ?? [],
    countries: film?.countries ?? [],
    year: film?.year ?? null,
    ageLimit,
    distributor: film?.distributor ?? '',
  }
}
