import { type CultureItem, culturePath, hasEnded, isReservedPath } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { compareById, compareText } from '../content/record-order.ts'

/**
 * Redirects from the short paths of culture events, which old links use: `/{parentSlug}` leads to the event that is shown next,
 * or was shown last. None where a page has that path.
 */
export function findCultureSlugRedirects({
  content,
  paths,
  now,
}: {
  content: Content
  paths: { has(path: string): boolean }
  now: Date
}): { source: string; target: string }[] {
  const items = content.all('production').filter((production) => production.object === 'culture')
  const withPage = items.filter((item) => paths.has(culturePath(item)))
  return [...Map.groupBy(withPage, ({ parentSlug }) => `/${parentSlug}`)]
    .filter(([source]) => !paths.has(source) && !isReservedPath(source))
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([source, sameSlug]) => {
      const item = findNextOrLast(sameSlug, content, now.getTime())
      return item ? [{ source, target: culturePath(item) }] : []
    })
}

function findNextOrLast(items: CultureItem[], content: Content, now: number): CultureItem | undefined {
  return items
    .map((item) => ({ item, ...findStartTimes(item, content, now) }))
    .sort((a, b) => a.next - b.next || b.last - a.last || compareById(a.item, b.item))[0]?.item
}

/** The start of the next showing and of the last one; the largest and smallest number where there is none. */
function findStartTimes(item: CultureItem, content: Content, now: number): { next: number; last: number } {
  const showings = content.query('event', [{ property: 'productionId', value: item.id }])
  const next = showings.find((showing) => !hasEnded(showing, now))
  const last = showings.at(-1)
  return {
    next: next ? Date.parse(next.startsAt) : Number.MAX_VALUE,
    last: last ? Date.parse(last.startsAt) : -Number.MAX_VALUE,
  }
}
