import { osloDate } from '@lerret/model'
import type { OldArchive, OldDocument } from '../../old-site.ts'

/** The lists of articles by author that WordPress makes. */
export const listAuthorArchives = (link: string, id: number | string, base: string): string[] => [
  link,
  `${base}/?author=${id}`,
]

/** The feeds that every WordPress site has. */
export const listFeeds = (base: string): OldArchive[] =>
  ['/feed/', '/feed/atom/', '/comments/feed/', '/?feed=rss2', '/?feed=atom', '/rss/'].map((path) => ({
    address: base + path,
    leadsTo: 'feed',
  }))

/** The lists of articles by year and month. Those by day are found by their month. */
export function listDateArchives(documents: readonly OldDocument[], base: string): OldArchive[] {
  const articles = documents.filter(({ type, publishedAt }) => type === 'article' && publishedAt > 0)
  const addresses = articles.flatMap(({ address, publishedAt }) => {
    const [year = '', month = ''] = osloDate(new Date(publishedAt)).split('-')
    // WordPress without permalinks names months by a parameter.
    return /[?&]p=\d+/.test(address)
      ? [`${base}/?m=${year}`, `${base}/?m=${year}${month}`]
      : [`${base}/${year}/`, `${base}/${year}/${month}/`]
  })
  return toArticleArchives(addresses)
}

/** Addresses of lists of articles, each once. */
export const toArticleArchives = (addresses: readonly string[]): OldArchive[] =>
  [...new Set(addresses)]
    .filter((address) => address !== '')
    .map((address) => ({ address, leadsTo: 'articles' }))
