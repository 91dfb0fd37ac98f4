import type { exportWords } from '../../nynorsk/members/export.ts'
import type { Translation } from '../../translation.ts'

/** Words of the page with everything that is stored about a member. */
export const EXPORT_ENGLISH: Translation<typeof exportWords> = {
  exportTitle: 'What {site} knows about you',
  exportNothing: 'Nothing.',
  exportAccount: 'The account',
  exportName: 'Name: {name}',
  exportEmail: 'Email: {email}',
  exportEmailUnconfirmed: 'Email: {email} (not confirmed)',
  exportCreated: 'Created {when}',
  exportPicture: 'Picture beside reviews: {address}',
  exportWatchList: 'Want to see',
  exportWatched: '{title}, added {when}',
  exportMails: 'Emails about films',
  exportMailsOn: 'Turned on',
  exportMailsOff: 'Turned off',
  exportMailSent: '{title}, sent {when}',
  exportReviews: 'Reviews',
  exportReview: '{title}, {when}: {stars} of 5 stars. {comment}',
  exportReviewHidden: 'Hidden by us: {reason}',
  exportLikes: 'Reviews you like',
  exportLikeCount: '{count} reviews',
  exportTickets: 'Tickets',
  exportTicket: '{title}, {when}, {hall}. Code: {code}',
  exportPasskeys: 'Passkeys',
  exportPasskey: '{name}, added {when}',
  exportClub: 'Cinema club',
  exportClubMember: 'Member no. {number} since {when}',
  exportSignUp: 'Signed up for {title}, {when}',
  exportProvider: 'Profile at the ticket seller',
  exportProviderAccount: '{email}, connected {when}',
}
