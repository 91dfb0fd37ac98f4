import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import type { PolicyDirective } from './directives.ts'

/** The refusals of the content security policy by hour and directive, with the latest. There is no data about visitors. */
export const policyRefusal = pgTable(
  'policy_refusal',
  {
    hour: instant().notNull(),
    directive: text().$type<PolicyDirective>().notNull(),
    count: integer().notNull(),
    latestAt: instant().notNull(),
    page: text(),
    blocked: text(),
    source: text(),
  },
  (row) => [primaryKey({ columns: [row.hour, row.directive] })],
)
