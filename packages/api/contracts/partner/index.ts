import type { PartnerCall } from '../../partner/calls.ts'
import type { Contract } from '../contract.ts'
import { accountContracts } from './account.ts'
import { clubContracts } from './club.ts'
import { filmsContracts } from './films.ts'
import { passkeyContracts } from './passkeys.ts'
import { reviewsContracts } from './reviews.ts'
import { ticketsContracts } from './tickets.ts'

export { WireExport, WireUser } from './account.ts'
export { WireClub } from './club.ts'
export { WireMovieInfo, WireWatchedFilm } from './films.ts'
export { MAX_PAGE_SIZE, PARTNERS_URL, PartnerParams } from './partner-contract.ts'
export { WireDiaryEntry, WireReview } from './reviews.ts'
export { WireProviderAccount, WireTicket, WireTicketOptions, WireTicketShare } from './tickets.ts'

/** The cinema partner's backend: a contract per logical call. */
export const partnerContracts = {
  ...filmsContracts,
  ...accountContracts,
  ...passkeyContracts,
  ...ticketsContracts,
  ...reviewsContracts,
  ...clubContracts,
} satisfies Record<PartnerCall, Contract>
