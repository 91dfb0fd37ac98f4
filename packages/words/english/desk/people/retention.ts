import type { retentionWords } from '../../../nynorsk/desk/people/retention.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the retention settings. */
export const RETENTION_ENGLISH: Translation<typeof retentionWords> = {
  title: 'How long data is stored',
  lead: 'What is older is deleted once a day. Accounts, and what belongs to them, are deleted with the account.',
  daysOf: '{kind}, days',
  range: 'Between {min} and {max}. Usually {normal}.',
  invalid: 'Type a whole number between {min} and {max}.',
  save: 'Save',
  saved: 'Saved. What is too old is deleted within a day.',
  auditLog: 'The log of who did what',
  imports: 'Reports of imports',
  mails: 'The outbox',
  pageViews: 'Counts of page views',
  pastTickets: 'Tickets of members, after the showing',
  searches: 'Searches without hits',
  unknownAddresses: 'Addresses that did not exist, and uses of redirects',
  webhookDeliveries: 'Webhook deliveries',
}
