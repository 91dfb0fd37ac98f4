import type { exportWords } from '../../nynorsk/members/export.ts'
import type { Translation } from '../../translation.ts'

/** Words of the page with everything that is stored about a member. */
export const EXPORT_BOKMAAL: Translation<typeof exportWords> = {
  exportTitle: 'Det {site} vet om deg',
  exportNothing: 'Ingenting.',
  exportAccount: 'Kontoen',
  exportName: 'Navn: {name}',
  exportEmail: 'E-post: {email}',
  exportEmailUnconfirmed: 'E-post: {email} (ikke bekreftet)',
  exportCreated: 'Opprettet {when}',
  exportPicture: 'Bilde ved omtalene: {address}',
  exportWatchList: 'Vil se',
  exportWatched: '{title}, lagt til {when}',
  exportMails: 'E-post om filmer',
  exportMailsOn: 'Slått på',
  exportMailsOff: 'Slått av',
  exportMailSent: '{title}, sendt {when}',
  exportReviews: 'Omtaler',
  exportReview: '{title}, {when}: {stars} av 5 stjerner. {comment}',
  exportReviewHidden: 'Skjult av oss: {reason}',
  exportLikes: 'Omtaler du liker',
  exportLikeCount: '{count} omtaler',
  exportTickets: 'Billetter',
  exportTicket: '{title}, {when}, {hall}. Kode: {code}',
  exportPasskeys: 'Passnøkler',
  exportPasskey: '{name}, lagt til {when}',
  exportClub: 'Kinoklubb',
  exportClubMember: 'Medlem nr. {number} siden {when}',
  exportSignUp: 'Påmeldt til {title}, {when}',
  exportProvider: 'Profil hos billettselgeren',
  exportProviderAccount: '{email}, koblet til {when}',
}
