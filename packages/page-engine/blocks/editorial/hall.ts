import type { Hall } from '@lerret/model'
import { z } from 'zod'
import { type BlockContext, throwSettingError } from '../../context/page-context.ts'
import { findNearestName } from '../../problems/suggestion.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, requiredTextField } from '../settings/fields.ts'

export const HallSettings = z.strictObject({
  heading: Heading,
  hall: requiredTextField('settingHall'),
})
export type HallSettings = z.infer<typeof HallSettings>

export interface HallBlockItem {
  heading: string
  hall: Hall
}

export const hall = defineBlock({
  version: '1.0.0',
  name: 'blockHall',
  help: 'blockHallHelp',
  settings: HallSettings,
  resolve: resolveHall,
})

/** The facts about a hall come from the site's configuration, so that they are written in one place. */
function resolveHall({ heading, hall: name }: HallSettings, context: BlockContext): HallBlockItem {
  const { halls = [] } = context.site
  const found = halls.find((candidate) => candidate.name === name)
  if (found) return { heading, hall: found }
  const names = halls.map((candidate) => candidate.name)
  const text = `names the hall "${name}", which is not in the settings of the site.`
  return throwSettingError(context, 'hall', text, findNearestName(name, names))
}
