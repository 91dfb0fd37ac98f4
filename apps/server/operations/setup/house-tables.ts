import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as content from '../../content/records/table.ts'
import * as previewLinks from '../../editing/preview-links/table.ts'
import * as editing from '../../editing/table.ts'
import * as accounts from '../../members/accounts/table.ts'
import * as club from '../../members/club/table.ts'
import * as memberPictures from '../../members/pictures/table.ts'
import * as providerAccounts from '../../members/provider-accounts/table.ts'
import * as reviews from '../../members/reviews/table.ts'
import * as tickets from '../../members/tickets/table.ts'
import * as watchList from '../../members/watch-list/table.ts'
import * as watchMails from '../../members/watch-mails/table.ts'
import * as auditLog from '../../platform/audit-log/table.ts'
import * as houseFacts from '../../platform/house-facts/table.ts'
import * as outgoingMail from '../../platform/outgoing-mail/table.ts'
import * as filmFacts from '../../programme/film-facts/table.ts'
import * as showingMails from '../../programme/showing-mails/table.ts'
import * as ticketing from '../../programme/ticketing/table.ts'
import * as webhooks from '../../programme/webhooks/table.ts'
import * as search from '../../publishing/search-index/table.ts'
import * as staff from '../../staff/accounts/table.ts'
import * as counting from '../../visitors/counting/table.ts'
import * as newsletter from '../../visitors/newsletter/table.ts'
import * as oldAddresses from '../../visitors/old-addresses/table.ts'
import * as policyReports from '../../visitors/policy-reports/table.ts'
import * as siteImport from '../import/table.ts'

/** Every table of a house. Tables of others in the same database, such as those of the job queue, are not among them. */
export const HOUSE_TABLES: readonly PgTable[] = [
  accounts,
  auditLog,
  club,
  content,
  counting,
  editing,
  filmFacts,
  houseFacts,
  memberPictures,
  newsletter,
  oldAddresses,
  outgoingMail,
  policyReports,
  previewLinks,
  providerAccounts,
  reviews,
  search,
  showingMails,
  siteImport,
  staff,
  ticketing,
  tickets,
  watchList,
  watchMails,
  webhooks,
].flatMap((tables) => Object.values<unknown>(tables).filter(isPgTable))

function isPgTable(value: unknown): value is PgTable {
  return is(value, PgTable)
}
