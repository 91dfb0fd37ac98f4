import { listParameters, type PageConfig, PROGRAMME_CALENDARS } from '@lerret/model'
import { and, eq, isNotNull } from 'drizzle-orm'
import { contentRecord, contentVersion, isDraftVersion } from '../../../content/records/table.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import type { OldArchive } from '../old-site.ts'

type Destination = NonNullable<OldArchive['leadsTo']>

/** Blocks that list what an archive of the old site listed, the best first. */
const LISTING_BLOCKS = {
  articles: ['article-card-list', 'article-list'],
  events: ['culture-program', 'culture-card-list', 'program'],
} as const

/** The paths on the new site that lists and feeds of an old one lead to; null where there is no such page. */
export async function findArchiveTargets(db: Queryable): Promise<Record<Destination, string | null>> {
  const rows = await db
    .select({ body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(
      and(
        eq(contentRecord.kind, 'page'),
        isNotNull(contentVersion.body),
        isNotNull(contentRecord.stableVersion),
      ),
    )
  const pages = rows
    .map(({ body }) => body as PageConfig)
    .filter(({ path }) => listParameters(path).length === 0)
  return {
    articles: findListingPage(pages, LISTING_BLOCKS.articles),
    events: findListingPage(pages, LISTING_BLOCKS.events),
    feed: '/rss.xml',
    calendar: PROGRAMME_CALENDARS.all,
    front: '/',
  }
}

/**
 * Finds the page that lists one thing: the one with the fewest blocks is about nothing else. The front page is taken only when there is no
 * other.
 */
function findListingPage(pages: readonly PageConfig[], components: readonly string[]): string | null {
  const listings = pages.filter(({ blocks }) =>
    blocks.some(({ component, hide }) => !hide && components.includes(component)),
  )
  const [best] = listings.sort(
    (a, b) =>
      Number(a.path === '/') - Number(b.path === '/') ||
      a.blocks.length - b.blocks.length ||
      (a.path < b.path ? -1 : 1),
  )
  return best?.path ?? null
}
