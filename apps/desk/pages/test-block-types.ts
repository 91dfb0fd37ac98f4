import type { BlockType } from '@lerret/api/contracts'
import { BLOCKS, COMPONENT_IDS, initialSettings, listSettings } from '@lerret/page-engine'
import type { BlockTypes } from './block-types.ts'

/** Every block of the engine, as the server describes it, without its words. */
export const BLOCK_TYPES: BlockTypes = new Map(
  COMPONENT_IDS.map((component) => {
    const { version, name, help, settings } = BLOCKS[component]
    const type = {
      component,
      version,
      siteRange: `^${version}`,
      name,
      help,
      isAllowed: true,
      settings: listSettings(settings),
      initialSettings: initialSettings(settings),
    }
    return [component, type as unknown as BlockType]
  }),
)
