import type { LinkView, ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { limitProductions, selectWithShowings, toProgrammeView } from '../production-showings.ts'
import { Heading, Link, numberField, switchField } from '../settings/fields.ts'
import { programmeSources, readProgramme } from './read-showings.ts'

export const CultureProgrammeSettings = z.strictObject({
  heading: Heading,
  ...programmeSources,
  filters: switchField('settingFilters', false).optional(),
  limit: numberField('settingLimit', z.int().positive(), undefined).optional(),
  link: Link.optional(),
})
export type CultureProgrammeSettings = z.infer<typeof CultureProgrammeSettings>

export interface CultureProgrammeBlockItem extends ProgrammeView {
  heading: string
  filters: boolean
  link: LinkView | null
}

export const cultureProgram = defineBlock({
  version: '1.0.0',
  name: 'blockCultureProgram',
  help: 'blockCultureProgramHelp',
  settings: CultureProgrammeSettings,
  resolve: resolveCultureProgramme,
})

function resolveCultureProgramme(
  settings: CultureProgrammeSettings,
  context: BlockContext,
): CultureProgrammeBlockItem {
  const withShowings = selectWithShowings(readProgramme(settings, context), context)
  const shown = limitProductions(withShowings, settings.limit, context)
  return {
    heading: settings.heading,
    filters: settings.filters ?? false,
    link: toLinkView(settings.link),
    ...toProgrammeView(shown, context),
  }
}
