import type { SearchFormView, SearchHit } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { resolveSearchForm } from '../../translation/search-form.ts'
import { defineBlock } from '../define-block.ts'
import { Heading } from '../settings/fields.ts'

export const SearchResultsSettings = z.strictObject({ heading: Heading })
export type SearchResultsSettings = z.infer<typeof SearchResultsSettings>

/** Empty in published page data; the server fills it in when it answers a search. */
export interface SearchResultsBlockItem extends SearchFormView {
  heading: string
  query: string
  /** Whether there is no exact match, so that the hits are similar words. */
  isNear?: boolean
  /** Whether the search could not be carried out, so that there are no hits to tell of. */
  isUnavailable?: boolean
  total: number
  /** The number of hits before these. */
  skip: number
  hits: SearchHit[]
}

export const searchResults = defineBlock({
  version: '1.0.0',
  name: 'blockSearchResults',
  help: 'blockSearchResultsHelp',
  settings: SearchResultsSettings,
  resolve: resolveSearchResults,
})

/** Published without results; the server answers a search. */
function resolveSearchResults(
  settings: SearchResultsSettings,
  context: BlockContext,
): SearchResultsBlockItem {
  const form = resolveSearchForm(context.site.theme.search.submitPath, context.tracker)
  return { heading: settings.heading, ...form, query: '', total: 0, skip: 0, hits: [] }
}
