import type { FactsView, Production } from '@lerret/model'

/** What is known of a production. An original title that says nothing new is not worth telling. */
export function toFactsView(production: Production): FactsView {
  const { title, minutes = null, ageLimit } = production
  const film = production.object === 'movie' ? production : undefined
  const evening = production.object === 'culture' ? production : undefined
  return {
    originalTitle: film?.originalTitle === title ? '' : (film?.originalTitle ?? ''),
    directors: film?.directors ?? [],
    cast: film?.cast ?? [],
    performers: evening?.performers ?? [],
    organizer: evening?.organizer ?? '',
    minutes,
    genres: film?.genres ?? [],
    countries: film?.countries ?? [],
    year: film?.year ?? null,
    ageLimit,
    distributor: film?.distributor ?? '',
  }
}
