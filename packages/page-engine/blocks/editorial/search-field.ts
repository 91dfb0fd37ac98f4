import type { SearchFormView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { resolveSearchForm } from '../../translation/search-form.ts'
import { defineBlock } from '../define-block.ts'
import { Heading } from '../settings/fields.ts'

export const SearchFieldSettings = z.strictObject({ heading: Heading })
export type SearchFieldSettings = z.infer<typeof SearchFieldSettings>

export interface SearchFieldBlockItem extends SearchFormView {
  heading: string
  /** The search query; empty in published page data. */
  query: string
}

export const searchField = defineBlock({
  version: '1.0.0',
  name: 'blockSearchField',
  help: 'blockSearchFieldHelp',
  settings: SearchFieldSettings,
  resolve: resolveSearchField,
})

function resolveSearchField(settings: SearchFieldSettings, context: BlockContext): SearchFieldBlockItem {
  return {
    heading: settings.heading,
    ...resolveSearchForm(context.site.theme.search.submitPath, context.tracker),
    query: '',
  }
}
