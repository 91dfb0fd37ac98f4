/** Words of the suggestions in the search field, which are loaded when it gets the focus. */
export const SUGGESTION_NYNORSK = {
  suggestions: 'Framlegg',
  suggestionCount: '{count} framlegg. Vel med piltastane.',
  noSuggestions: 'Ingen framlegg',
}
