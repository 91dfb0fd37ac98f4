import type { ComponentId, PlacedBlock, PlacedRow } from '@lerret/model'
import { fillsColumn } from '@lerret/ui'
import { STORIES } from '@lerret/ui/stories'

export const BLOCK_NAMES = Object.keys(STORIES).sort() as ComponentId[]

/** The stories of a block. A slideshow joins its parts; every other block draws them one by one. */
export function findStories(component: ComponentId): PlacedBlock[] {
  const parts: unknown[] = STORIES[component]
  const stories = component === 'slideshow' ? [parts] : parts.map((part) => [part])
  // The compiler does not see that component and parts belong together.
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
