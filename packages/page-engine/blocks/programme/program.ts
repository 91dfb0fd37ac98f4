import type { ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { selectWithShowings, sortByPremiere, toProgrammeView } from '../production-showings.ts'
import { choiceField, Heading, switchField } from '../settings/fields.ts'
import { programmeSources, readProgramme } from './read-showings.ts'

export const ProgrammeSettings = z.strictObject({
  heading: Heading,
  mode: choiceField('settingMode', { now: 'settingModeNow', coming: 'settingModeComing' }),
  groupBy: choiceField('settingGroupBy', { day: 'settingGroupByDay', film: 'settingGroupByFilm' }),
  filters: switchField('settingFilters', true),
  ...programmeSources,
})
export type ProgrammeSettings = z.infer<typeof ProgrammeSettings>

export interface ProgrammeBlockItem extends ProgrammeView {
  heading: string
  mode: 'now' | 'coming'
  groupBy: 'day' | 'film'
  filters: boolean
}

export const program = defineBlock({
  version: '8.0.0',
  name: 'blockProgram',
  help: 'blockProgramHelp',
  settings: ProgrammeSettings,
  resolve: resolveProgramme,
})

function resolveProgramme(settings: ProgrammeSettings, context: BlockContext): ProgrammeBlockItem {
  const { heading, mode, groupBy, filters } = settings
  const programme = readProgramme(settings, context)
  const shown = mode === 'now' ? selectWithShowings(programme, context) : sortByPremiere(programme)
  return { heading, mode, groupBy, filters, ...toProgrammeView(shown, context) }
}
