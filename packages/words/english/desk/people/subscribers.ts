import type { subscriberWords } from '../../../nynorsk/desk/people/subscribers.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen about subscribers of the newsletter. */
export const SUBSCRIBER_ENGLISH: Translation<typeof subscriberWords> = {
  title: 'Subscribers',
  lead: 'Those who get the newsletter. Whoever unsubscribes is deleted at once.',
  search: 'Search for an email address',
  filter: 'Show',
  filterAll: 'All',
  filterConfirmed: 'Get the newsletter ({count})',
  filterPending: 'Not confirmed ({count})',
  filterBounced: 'Taken off the list ({count})',
  found: '{count} fit',
  nothing: 'No subscribers fit.',
  nobody: 'Nobody has signed up yet. The sign-up is at the bottom of the website.',

  columnEmail: 'Email address',
  columnState: 'State',
  columnSince: 'Signed up',
  columnAction: 'Action',
  stateConfirmed: 'Gets the newsletter',
  statePending: 'Not confirmed',
  stateBounced: 'Taken off the list',
  refusal: 'The answer of the mail server: {text}',

  months: 'Subscribers per month',
  monthsNote: 'Of those who subscribe today',

  export: 'Download as CSV',
  exported: 'The file is downloaded. The download is in the log.',
  exportName: 'subscribers.csv',
  remove: 'Remove',
  removeOf: 'Remove {email}',
  removeConfirm: 'Remove for good',
  removeConfirmOf: 'Remove for good: {email}',
  cancel: 'Cancel',
  removed: '{email} gets no more newsletters.',
  gone: 'The subscriber is already gone.',
}
