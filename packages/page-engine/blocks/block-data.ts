import { ContentId, Locale } from '@lerret/model'
import { z } from 'zod'
import { BLOCKS, type BlockSettings, COMPONENT_IDS, type ComponentId } from './registry.ts'

const componentSchemas = COMPONENT_IDS.map((component) =>
  z.strictObject({
    id: ContentId,
    component: z.literal(component),
    locale: Locale,
    settings: BLOCKS[component].settings as z.ZodType,
  }),
)

/** One item of a block, with the settings of its component. */
export const BlockData = z.discriminatedUnion(
  'component',
  // The array above has every schema, but zod's type requires a tuple.
  componentSchemas as unknown as [(typeof componentSchemas)[number]],
) as unknown as z.ZodType<BlockData>

export type BlockData = {
  [Component in ComponentId]: {
    id: string
    component: Component
    locale: 'nb'
    settings: BlockSettings[Component]
  }
}[ComponentId]
