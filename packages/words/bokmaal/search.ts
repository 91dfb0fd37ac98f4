import type { searchWords } from '../nynorsk/search.ts'
import type { Translation } from '../translation.ts'

/** Words of the search page, and of the suggestions in the search field, which are loaded when it gets the focus. */
export const SEARCH_BOKMAAL: Translation<typeof searchWords> = {
  hitsFor: '{count} treff på «{query}»',
  hitsNear: 'Ingen treff på «{query}». Dette ligner:',
  noHits: 'Ingen treff på «{query}». Prøv et kortere ord, eller ring oss, så leter vi sammen.',
  searchUnavailable: 'Vi får ikke søkt akkurat nå. Prøv igjen om litt, eller finn fram i menyen.',
  moreHits: 'Vis flere treff',
  fewerHits: 'Forrige treff',
  hitPages: 'Flere treff',

  hitKindPage: 'Side',
  hitKindFilm: 'Film',
  hitKindCulture: 'Arrangement',
  hitKindArticle: 'Nyhet',

  suggestions: 'Forslag',
  suggestionCount: '{count} forslag. Velg med piltastene.',
  noSuggestions: 'Ingen forslag',
}
