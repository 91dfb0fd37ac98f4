import type { ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { selectWithShowings, toProgrammeView } from '../production-showings.ts'
import { Heading } from '../settings/fields.ts'
import { programmeSources, readProgramme } from './read-showings.ts'

export const EventsListSettings = z.strictObject({ heading: Heading, ...programmeSources })
export type EventsListSettings = z.infer<typeof EventsListSettings>

export interface EventsListBlockItem extends ProgrammeView {
  heading: string
}

export const eventsList = defineBlock({
  version: '1.0.0',
  name: 'blockEventsList',
  help: 'blockEventsListHelp',
  settings: EventsListSettings,
  resolve: resolveEventsList,
})

function resolveEventsList(settings: EventsListSettings, context: BlockContext): EventsListBlockItem {
  const shown = selectWithShowings(readProgramme(settings, context), context)
  return { heading: settings.heading, ...toProgrammeView(shown, context) }
}
