import type { BlockItems, ComponentId } from '@lerret/page-engine/page-data'
import { type ComponentType, Fragment } from 'react'

/** The props of every block: its id on the page, and its data. */
export interface BlockProps<Component extends ComponentId> {
  id: string
  items: BlockItems[Component][]
}

/** The React component of each component id. */
export type Blocks = { [Component in ComponentId]: ComponentType<BlockProps<Component>> }

/** A block that renders each item of its data with the same component. */
export function perItem<Component extends ComponentId>(
  Item: ComponentType<{ id: string; item: BlockItems[Component] }>,
) {
  return function EachItem({ id, items }: BlockProps<Component>) {
    return items.map((item, index) => {
      const itemId = index === 0 ? id : `${id}-${index + 1}`
      return (
        <Fragment key={itemId}>
          <Item id={itemId} item={item} />
        </Fragment>
      )
    })
  }
}

/** A block's id as an HTML id, for links to the block. */
export const toAnchor = (id: string) => id.replace(/[^\w-]+/g, '-')

/** The HTML id of the trailer inside its block. */
export const toTrailerAnchor = (id: string) => `${toAnchor(id)}-trailer`
