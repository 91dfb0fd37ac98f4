import { composeSite, SITE_KINDS, SITE_RECORD_ID, type SiteConfig, type SiteRecords } from '@lerret/model'
import type { Content } from './content.ts'

const sites = new WeakMap<Content, SiteConfig>()

/** The configuration of the site. Throws without its records; only the footer may be missing. */
export function getSite(content: Content): SiteConfig {
  const cached = sites.get(content)
  if (cached) return cached
  const missing = SITE_KINDS.find((kind) => kind !== 'footer' && !content.find(kind, SITE_RECORD_ID))
  if (missing) throw new Error(`The content has no ${missing} record: the site needs one.`)
  const records = Object.fromEntries(SITE_KINDS.map((kind) => [kind, content.find(kind, SITE_RECORD_ID)]))
  const site = composeSite(records as SiteRecords)
  sites.set(content, site)
  return site
}
