import type { PageConfig } from '@lerret/model'

/** One item of a block: a record of its own, whose settings depend on the component. */
export interface BlockDataRecord {
  id: string
  component: string
  locale: 'nb'
  settings: Readonly<Record<string, unknown>>
}

/** A page with the records that its blocks show. Values are never changed in place. */
export interface PageDocument {
  page: PageConfig
  /** By id. Records whose block has been removed stay, so that undo finds them. */
  blockData: Readonly<Record<string, BlockDataRecord>>
}

/** The screen widths that a column has a span and an order for. */
export const WIDTHS = ['xs', 'md', 'lg'] as const
export type Width = (typeof WIDTHS)[number]

/** A place for a block: positions count from 0, in the order of the page. */
export interface BlockPosition {
  row: number
  column: number
  position: number
}
