import type { PageConfig, SafeHtml, SiteConfig } from '@lerret/model'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { PageError, type PageLocation } from '../problems/page-error.ts'
import type { SourceResults } from './sources.ts'

/** The page around its blocks. */
export interface PageContext {
  page: PageConfig
  site: SiteConfig
  /** Milliseconds. */
  now: number
  tracker: ReadTracker
  sources: SourceResults
  cleanHtml: (raw: string) => SafeHtml
  location: PageLocation
}

/** What is at hand when one piece of a block's data is turned into what it draws. */
export interface BlockContext extends PageContext {
  /** The id of the piece of data. */
  dataId: string
}

/** Says what is wrong with a setting: `productions in "kino-no" names …`. */
export function throwSettingError({ location, dataId }: BlockContext, field: string, text: string): never {
  throw new PageError(location, `${field} in "${dataId}" ${text}`, field)
}
