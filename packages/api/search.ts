import type { Suggestion } from '@lerret/model'

export const SEARCH_PATH = '/search'
export const SUGGESTIONS_PATH = '/search/suggestions'

/** The URL of suggestions for what has been typed so far on a page in this language. */
export const suggestionsAddress = (query: string, lang: string) =>
  `${SUGGESTIONS_PATH}?q=${encodeURIComponent(query)}&lang=${lang}`

/** The suggestions in a reply. Entries of another shape are left out. */
export function readSuggestions(body: unknown): Suggestion[] {
  return Array.isArray(body) ? body.filter(isSuggestion) : []
}

function isSuggestion(value: unknown): value is Suggestion {
  const { kind, title, href } = (value ?? {}) as Partial<Suggestion>
  return (
    typeof kind === 'string' &&
    typeof title === 'string' &&
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href)
  )
}
