import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The views of items and presses of their ticket buttons, by day and page. There is no data about visitors. */
export const itemCount = pgTable(
  'item_count',
  {
    /** The date in Oslo. */
    day: date().notNull(),
    event: text({ enum: ['view_item', 'select_content'] }).notNull(),
    itemId: text().notNull(),
    /** The path of the page. */
    listName: text().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    category: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.event, row.itemId, row.listName] }),
    check('item_count_event', sql`event in ('view_item', 'select_content')`),
  ],
)

/** The views of pages, by day. There is no data about visitors. */
export const pageView = pgTable(
  'page_view',
  {
    /** The date in Oslo. */
    day: date().notNull(),
    path: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.path] })],
)

/** A search that found nothing, asked for from several networks. */
export const missedSearch = pgTable(
  'missed_search',
  {
    /** The date in Oslo. */
    day: date().notNull(),
    /** Normalized. */
    query: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.query] })],
)

/** The uses of redirects, and the requests for addresses without a page from several networks. There is no data about visitors. */
export const addressCount = pgTable(
  'address_count',
  {
    /** The date in Oslo. */
    day: date().notNull(),
    event: text({ enum: ['redirect', 'not_found'] }).notNull(),
    /** The source of the redirect, or the path that has no page. */
    path: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.event, row.path] }),
    check('address_count_event', sql`event in ('redirect', 'not_found')`),
  ],
)
