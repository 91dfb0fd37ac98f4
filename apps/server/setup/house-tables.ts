import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as accounts from '../accounts/table.ts'
import * as auditLog from '../audit-log/table.ts'
import * as club from '../club/table.ts'
import * as content from '../content/table.ts'
import * as counting from '../counting/table.ts'
import * as editing from '../editing/table.ts'
import * as filmFacts from '../film-facts/table.ts'
import * as houseFacts from '../house-facts/table.ts'
import * as memberPictures from '../member-pictures/table.ts'
import * as newsletter from '../newsletter/table.ts'
import * as outgoingMail from '../outgoing-mail/table.ts'
import * as policyReports from '../policy-reports/table.ts'
import * as previewLinks from '../preview-links/table.ts'
import * as providerAccounts from '../provider-accounts/table.ts'
import * as reviews from '../reviews/table.ts'
import * as search from '../search/table.ts'
import * as showingMails from '../showing-mails/table.ts'
import * as siteImport from '../site-import/table.ts'
import * as staff from '../staff/table.ts'
import * as ticketing from '../ticketing/table.ts'
import * as tickets from '../tickets/table.ts'
import * as watchList from '../watch-list/table.ts'
import * as watchMails from '../watch-mails/table.ts'
import * as webhooks from '../webhooks/table.ts'

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
