import type { BlockItems, ComponentId } from '@lerret/model'
import { display } from './display.ts'
import { editorial } from './editorial.ts'
import { members } from './members.ts'
import { newsletter } from './newsletter.ts'
import { programme } from './programme.ts'
import { promotion } from './promotion.ts'

export * from './samples.ts'

/** Sample data for each block: for tests, and for showing blocks to editors. */
export const STORIES: { [Component in ComponentId]: BlockItems[Component][] } = {
  ...display,
  ...members,
  ...programme,
  ...promotion,
  ...editorial,
  ...newsletter,
}
