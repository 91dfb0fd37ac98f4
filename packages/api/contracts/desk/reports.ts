import { z } from 'zod'
import { failures } from '../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from './desk.ts'

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
  ticketingReport: {
    method: 'GET',
    url: `${DESK_URL}/ticketing`,
    roles: ALL_ROLES,
    schema: deskSchema(
      'ticketingReport',
      'Sales figures, showings missing from the feed, and values that editors have changed',
      {
        response: { 200: TicketingReport, ...failures },
      },
    ),
  },
  itemCounts: {
    method: 'GET',
    url: `${DESK_URL}/counts`,
    roles: ALL_ROLES,
    schema: deskSchema('itemCounts', 'Views of productions and clicks on their tickets, by day and page', {
      querystring: Days,
      response: { 200: z.array(ItemCount), ...failures },
    }),
  },
  pageViews: {
    method: 'GET',
    url: `${DESK_URL}/page-views`,
    roles: ALL_ROLES,
    schema: deskSchema('pageViews', 'Views of pages, by day and by page', {
      querystring: Days,
      response: { 200: PageViews, ...failures },
    }),
  },
  searchesWithoutHits: {
    method: 'GET',
    url: `${DESK_URL}/searches-without-hits`,
    roles: ALL_ROLES,
    schema: deskSchema('searchesWithoutHits', 'What several visitors searched for and did not find', {
      querystring: Days,
      response: { 200: z.array(SearchWithoutHits), ...failures },
    }),
  },
  watchedFilms: {
    method: 'GET',
    url: `${DESK_URL}/watched-films`,
    roles: ALL_ROLES,
    schema: deskSchema('watchedFilms', 'The films on most watch lists', {
      response: { 200: z.array(WatchedFilm), ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
