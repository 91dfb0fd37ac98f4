import type { FactsView, SafeHtml } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toFactsView } from '../../views/facts.ts'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { Heading, sourceField } from '../settings/fields.ts'
import { joinBodies } from './join-bodies.ts'

export const InfoSettings = z.strictObject({ heading: Heading, production: sourceField('settingProduction') })
export type InfoSettings = z.infer<typeof InfoSettings>

export interface InfoBlockItem {
  heading: string
  html: SafeHtml
  facts: FactsView
}

export const info = defineBlock({
  version: '1.0.0',
  name: 'blockInfo',
  help: 'blockInfoHelp',
  settings: InfoSettings,
  resolve: resolveInfo,
})

function resolveInfo(settings: InfoSettings, context: BlockContext): InfoBlockItem {
  const production = readSourceRecord(context, 'production', settings.production, 'production')
  return {
    heading: settings.heading,
    html: prepareTables(joinBodies(production)),
    facts: toFactsView(production),
  }
}
