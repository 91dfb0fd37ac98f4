import type { PageConfig, SiteConfig } from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'
import type { SelectionTrace } from './selection-trace.ts'
import type { SourceResults } from './sources.ts'

/** The context in which a page's blocks, meta and structured data are resolved. */
export interface PageContext {
  page: PageConfig
  site: SiteConfig
  /** The time in milliseconds. */
  now: number
  tracker: ReadTracker
  sources: SourceResults
  location: PageLocation
  /** The path of the page in the house's language. */
  originalPath: string
  /** Set when a block is explained. */
  trace?: SelectionTrace | undefined
}

/** The context in which one item of a block is resolved. */
export interface BlockContext extends PageContext {
  /** The id of the block data record. */
  dataId: string
}

/** Throws an error about a block setting: `productions in "kino-no" names …`. */
export function throwSettingError(
  { location, dataId }: BlockContext,
  field: string,
  text: string,
  suggestion?: string,
): never {
  throw new PageError(location, {
    code: 'block_setting_invalid',
    text: `${field} in "${dataId}" ${text}`,
    field,
    suggestion,
  })
}
