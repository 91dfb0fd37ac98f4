import type { ComponentId, PlacedBlock, PlacedRow } from '@lerret/page-engine/page-data'
import { fillsColumn } from '@lerret/ui'
import { STORIES } from '@lerret/ui/stories'

export const BLOCK_NAMES = Object.keys(STORIES).sort() as ComponentId[]

/** The stories of a block. A slideshow shows its items together; every other block shows them one by one. */
export function findStories(component: ComponentId): PlacedBlock[] {
  const items: unknown[] = STORIES[component]
  const stories = component === 'slideshow' ? [items] : items.map((item) => [item])
  // The compiler does not see that component and items belong together.
  return stories.map(
    (parts, index) => ({ id: `story-${index + 1}`, component, version: '1.0.0', parts }) as PlacedBlock,
  )
}

/** A row of a page with nothing but a block in it. */
export function createRow(block: PlacedBlock): PlacedRow {
  const place = { span: 12, order: 0 }
  return {
    container: !fillsColumn(block),
    columns: [{ screen: { xs: place, md: place, lg: place }, blocks: [block] }],
  }
}
