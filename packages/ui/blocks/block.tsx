import type { BlockItems, ComponentId } from '@lerret/model'
import { type ComponentType, Fragment } from 'react'

/** The props of every block: its id on the page, and its data. */
export interface BlockProps<Component extends ComponentId> {
  id: string
  parts: BlockItems[Component][]
}

/** The React component of each component id. */
export type Blocks = { [Component in ComponentId]: ComponentType<BlockProps<Component>> }

/** A block that renders each item of its data with the same component. */
export function perPart<Component extends ComponentId>(
  Part: ComponentType<{ id: string; part: BlockItems[Component] }>,
) {
  return function EachPart({ id, parts }: BlockProps<Component>) {
    return parts.map((part, index) => {
      const partId = index === 0 ? id : `${id}-${index + 1}`
      return (
        <Fragment key={partId}>
          <Part id={partId} part={part} />
        </Fragment>
      )
    })
  }
}

/** A block's id as an HTML id, for links to the block. */
export const anchorOf = (id: string) => id.replace(/[^\w-]+/g, '-')

/** The HTML id of the trailer inside its block. */
export const toTrailerAnchor = (id: string) => `${anchorOf(id)}-trailer`
