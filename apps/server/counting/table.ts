import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something was looked at, or a ticket to it asked for, on a day and from a page. Nothing of who did. */
export const itemCount = pgTable(
  'item_count',
  {
    /** Oslo's. */
    day: date().notNull(),
    event: text({ enum: ['view_item', 'select_content'] }).notNull(),
    itemId: text().notNull(),
    /** The page it was seen on. */
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
