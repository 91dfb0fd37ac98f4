import type { BlockItems, ComponentId } from '@lerret/page-engine/page-data'
import { indexByFolder } from '../index-by-folder.ts'

export * from './samples.ts'

/** Sample data for each block: for tests, and for showing blocks to editors. */
export const STORIES = indexByFolder(
  import.meta.glob('../blocks/*/story.ts', { import: 'default', eager: true }),
) as { [Component in ComponentId]: BlockItems[Component][] }
