import {
  composeSite,
  type Safe,
  SITE_KINDS,
  SITE_RECORD_ID,
  type SiteConfig,
  type SiteRecords,
} from '@lerret/model'
import type { Content } from './content.ts'

/** The configuration of the site. Throws without its records; only the footer may be missing. */
export const getSite = (content: Content): Safe<SiteConfig> => content.compute(composeFromContent)

function composeFromContent(content: Content): Safe<SiteConfig> {
  const missing = SITE_KINDS.find((kind) => kind !== 'footer' && !content.find(kind, SITE_RECORD_ID))
  if (missing) throw new Error(`The content has no ${missing} record: the site needs one.`)
  const records = Object.fromEntries(SITE_KINDS.map((kind) => [kind, content.find(kind, SITE_RECORD_ID)]))
  // Composing keeps all values.
  return composeSite(records as SiteRecords) as Safe<SiteConfig>
}
