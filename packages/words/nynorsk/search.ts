/** Words of the search page, and of the suggestions in the search field, which are loaded when it gets the focus. */
export const searchWords = {
  hitsFor: '{count} treff på «{query}»',
  hitsNear: 'Ingen treff på «{query}». Dette liknar:',
  noHits: 'Ingen treff på «{query}». Prøv eit kortare ord, eller ring oss, så leitar vi i lag.',
  searchUnavailable: 'Vi får ikkje søkt akkurat no. Prøv att om litt, eller finn fram i menyen.',
  moreHits: 'Vis fleire treff',
  fewerHits: 'Førre treff',
  hitPages: 'Fleire treff',

  hitKindPage: 'Side',
  hitKindFilm: 'Film',
  hitKindCulture: 'Arrangement',
  hitKindArticle: 'Nyhende',

  suggestions: 'Framlegg',
  suggestionCount: '{count} framlegg. Vel med piltastane.',
  noSuggestions: 'Ingen framlegg',
}
