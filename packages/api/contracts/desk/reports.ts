import { z } from 'zod'
import { ALL_ROLES, deskCall } from './desk.ts'

const Difference = z.object({ field: z.string(), ours: z.unknown(), theirs: z.unknown() })

const TicketingReport = z
  .object({
    health: z.object({
      readAt: z.string().nullable(),
      failures: z.int(),
      failingSince: z.string().nullable(),
      reason: z.string().nullable(),
    }),
    showings: z.array(
      z.object({
        showingId: z.string(),
        capacity: z.int().nullable(),
        sold: z.int(),
        reserved: z.int(),
        isWaiting: z.boolean(),
        vanishedAt: z.string().nullable(),
        isDeleted: z.boolean(),
        differs: z.array(Difference),
      }),
    ),
    productions: z.array(z.object({ productionId: z.string(), differs: z.array(Difference) })),
  })
  .meta({ id: 'TicketingReport' })

const ItemCount = z
  .object({
    day: z.string(),
    event: z.string(),
    itemId: z.string(),
    listName: z.string(),
    name: z.string(),
    brand: z.string(),
    category: z.string(),
    count: z.int(),
  })
  .meta({ id: 'ItemCount' })

const Days = z.object({ from: z.iso.date(), to: z.iso.date() })

const PageViews = z
  .object({
    days: z.array(z.object({ day: z.string(), count: z.int() })),
    paths: z.array(z.object({ path: z.string(), count: z.int() })).describe('The pages with the most views'),
  })
  .meta({ id: 'PageViews' })

const SearchWithoutHits = z
  .object({ query: z.string(), count: z.int(), lastDay: z.string() })
  .meta({ id: 'SearchWithoutHits' })

const WatchedFilm = z
  .object({
    productionId: z.string(),
    title: z.string(),
    watchers: z.int(),
    nextShowingAt: z.string().nullable().describe('Null when it cannot be seen'),
  })
  .meta({ id: 'WatchedFilm' })

/** Reports from the ticketing feed and from counting visits. */
export const reportContracts = {
  ticketingReport: deskCall('GET', '/ticketing', ALL_ROLES, {
    summary: 'Sales figures, showings missing from the feed, and values that editors have changed',
    reply: TicketingReport,
  }),
  itemCounts: deskCall('GET', '/counts', ALL_ROLES, {
    summary: 'Views of productions and clicks on their tickets, by day and page',
    querystring: Days,
    reply: z.array(ItemCount),
  }),
  pageViews: deskCall('GET', '/page-views', ALL_ROLES, {
    summary: 'Views of pages, by day and by page',
    querystring: Days,
    reply: PageViews,
  }),
  searchesWithoutHits: deskCall('GET', '/searches-without-hits', ALL_ROLES, {
    summary: 'What several visitors searched for and did not find',
    querystring: Days,
    reply: z.array(SearchWithoutHits),
  }),
  watchedFilms: deskCall('GET', '/watched-films', ALL_ROLES, {
    summary: 'The films on most watch lists',
    reply: z.array(WatchedFilm),
  }),
}
