import type { Safe } from '@lerret/model'
import type { BlockWords } from '@lerret/words/nynorsk/blocks'
import type { z } from 'zod'
import type { BlockContext } from '../context/page-context.ts'

export interface BlockDefinition<Settings extends z.ZodType, Item> {
  version: string
  /** The name that editors see, and a line of help. */
  name: keyof BlockWords
  help: keyof BlockWords
  /** The settings that an editor chooses. */
  settings: Settings
  /** Makes one item of the block's page data from its settings. */
  resolve: (settings: Safe<z.infer<Settings>>, context: BlockContext) => Item
}

export const defineBlock = <Settings extends z.ZodType, Item>(definition: BlockDefinition<Settings, Item>) =>
  definition
