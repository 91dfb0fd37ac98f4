import { normalizeAddress } from './normalize-address.ts'
import { listOriginals } from './picture-names.ts'

/** The endings that WordPress appends to the address of an article or list: its feed, its second page, its comments. */
const SUFFIX = /\/(?:feed(?:\/(?:atom|rss2?|rdf))?|amp|embed|trackback|page\/\d+|comment-page-\d+)$/

/** The articles of one day, which the list of the month has too. */
const DAY = /(?<=^\/\d{4}\/\d{2})\/\d{2}$/

/** Parameters by which old sites know what to show, so that a query may lead elsewhere than its path. */
const IDENTIFYING_QUERY =
  /[?&](?:p|page_id|attachment_id|cat|tag|author|m|feed|post_type|tribe_events|eventDisplay|ical|id|side|page|sak|artikkel)=/i

/** Whether the query of a URL may name another page than its path does. */
export const hasIdentifyingQuery = (url: string) => IDENTIFYING_QUERY.test(url)

/** The addresses under which the target of a requested URL may be stored, in order. */
export function listLookups(url: string): string[] {
  const address = normalizeAddress(url)
  if (address === null || address === '/') return []
  const [path = ''] = address.split('?', 1)
  const list = path.replace(SUFFIX, '')
  const paths = [path, list, list.replace(DAY, ''), ...listOriginals(path)]
  // The address of the front page says nothing without its query.
  return [...new Set([address, ...paths])].filter((lookup) => lookup !== '/' && lookup !== '')
}
