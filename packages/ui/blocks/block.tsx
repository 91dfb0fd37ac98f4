import type { BlockParts, ComponentId } from '@lerret/model'
import { type ComponentType, Fragment } from 'react'

/** What every block is handed: its own id on the page, and all it draws. */
export interface BlockProps<Component extends ComponentId> {
  id: string
  parts: BlockParts[Component][]
}

/** How components are drawn. */
export type Blocks = { [Component in ComponentId]: ComponentType<BlockProps<Component>> }

/** A block that draws each of its parts the same way, one after the other. */
export function perPart<Component extends ComponentId>(
  Part: ComponentType<{ id: string; part: BlockParts[Component] }>,
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

/** A block's id as an HTML id, for links that lead into it. */
export const anchorOf = (id: string) => id.replace(/[^\w-]+/g, '-')

/** The trailer's place inside the block that shows it. */
export const trailerAnchorOf = (id: string) => `${anchorOf(id)}-trailer`
