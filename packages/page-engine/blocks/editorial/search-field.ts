import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { localizeHref } from '../../translation/localized-paths.ts'
import { defineBlock } from '../define-block.ts'
import { Heading } from '../settings/fields.ts'

export const SearchFieldSettings = z.strictObject({ heading: Heading })
export type SearchFieldSettings = z.infer<typeof SearchFieldSettings>

export interface SearchFieldBlockItem {
  heading: string
  action: string
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
    action: localizeHref(context.site.theme.search.submitPath, context.tracker),
    query: '',
  }
}
