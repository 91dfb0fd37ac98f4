import type { BlockItems, ComponentId } from '@lerret/model'
import { display } from './display.ts'
import { members } from './members.ts'
import { programme } from './programme.ts'
import { promoting } from './promoting.ts'
import { reading } from './reading.ts'
import { subscribing } from './subscribing.ts'

export * from './samples.ts'

/** Sample data for each block: for tests, and for showing blocks to editors. */
export const STORIES: { [Component in ComponentId]: BlockItems[Component][] } = {
  ...display,
  ...members,
  ...programme,
  ...promoting,
  ...reading,
  ...subscribing,
}
