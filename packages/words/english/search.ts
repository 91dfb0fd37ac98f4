import type { searchWords } from '../nynorsk/search.ts'
import type { Translation } from '../translation.ts'

/** Words of the search page, and of the suggestions in the search field, which are loaded when it gets the focus. */
export const SEARCH_ENGLISH: Translation<typeof searchWords> = {
  hitsFor: '{count} results for “{query}”',
  hitsNear: 'No results for “{query}”. These are similar:',
  noHits: 'No results for “{query}”. Try a shorter word, or call us, and we will search together.',
  searchUnavailable: 'We cannot search right now. Try again in a moment, or use the menu.',
  moreHits: 'Show more results',
  fewerHits: 'Previous results',
  hitPages: 'More results',

  hitKindPage: 'Page',
  hitKindFilm: 'Film',
  hitKindCulture: 'Event',
  hitKindArticle: 'News',

  suggestions: 'Suggestions',
  suggestionCount: '{count} suggestions. Choose with the arrow keys.',
  noSuggestions: 'No suggestions',
}
