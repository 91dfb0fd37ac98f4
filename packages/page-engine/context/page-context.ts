import type { PageConfig, SafeHtml, SiteConfig } from '@lerret/model'
import type { Reader } from '../incremental/reads.ts'
import { PageError, type Place } from '../problems/page-error.ts'
import type { FoundSources } from './sources.ts'

/** The page around its blocks. */
export interface PageContext {
  page: PageConfig
  site: SiteConfig
  /** Milliseconds. */
  now: number
  read: Reader
  sources: FoundSources
  cleanHtml: (raw: string) => SafeHtml
  place: Place
}

/** What is at hand when one piece of a block's data is turned into what it draws. */
export interface BlockContext extends PageContext {
  /** The id of the piece of data. */
  dataId: string
}

/** Says what is wrong with a setting: `productions in "kino-no" names …`. */
export function failAt({ place, dataId }: BlockContext, field: string, text: string): never {
  throw new PageError(place, `${field} in "${dataId}" ${text}`, field)
}
