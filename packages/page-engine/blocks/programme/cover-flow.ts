import type { LinkView, ProgrammeView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { traceShowings } from '../../context/selection-trace.ts'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { selectNextShowings, sortByNextShowing, toProgrammeView } from '../production-showings.ts'
import { Heading, Link } from '../settings/fields.ts'
import { MAX_NEXT_SHOWINGS, programmeSources, readProgramme } from './read-showings.ts'

export const CoverFlowSettings = z.strictObject({
  heading: Heading,
  ...programmeSources,
  link: Link.optional(),
})
export type CoverFlowSettings = z.infer<typeof CoverFlowSettings>

export interface CoverFlowBlockItem extends ProgrammeView {
  heading: string
  link: LinkView | null
}

export const coverFlow = defineBlock({
  version: '2.0.0',
  name: 'blockCoverFlow',
  help: 'blockCoverFlowHelp',
  settings: CoverFlowSettings,
  resolve: resolveCoverFlow,
})

function resolveCoverFlow(settings: CoverFlowSettings, context: BlockContext): CoverFlowBlockItem {
  const shown = sortByNextShowing(readProgramme(settings, context)).map(({ production, showings }) => ({
    production,
    showings: traceShowings(
      context,
      { type: 'showingLimit', limit: MAX_NEXT_SHOWINGS },
      showings,
      selectNextShowings(showings, MAX_NEXT_SHOWINGS),
    ),
  }))
  return {
    heading: settings.heading,
    link: toLinkView(settings.link),
    ...toProgrammeView(shown, context),
  }
}
