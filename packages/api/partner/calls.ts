import type { Call } from '../client/call.ts'

/** Everything that a cinema partner's backend is asked. */
export const PARTNER_CALLS = {
  movieInfo: { method: 'GET', path: 'api/GetMovieByEdiDx?edi=:ediNumber', hasCredentials: true },
  login: { method: 'POST', path: 'api/LoginDx', hasCredentials: true },
  createAccount: { method: 'POST', path: 'api/CreateUserDx', hasCredentials: true },
  forgotPassword: { method: 'POST', path: 'api/ForgotPasswordDx', hasCredentials: false },
  switchTokensDx: { method: 'POST', path: 'api/SwitchTokensDx', hasCredentials: true },
  userProfile: { method: 'GET', path: 'api/GetUserDx', hasCredentials: true },
  logout: { method: 'POST', path: 'api/LogoutDx', hasCredentials: true },
  watchlist: { method: 'GET', path: 'api/GetWatchlistDx?skip=:skip&take=:take', hasCredentials: true },
  addMovieToWatchList: { method: 'POST', path: 'api/AddToWatchlistDx', hasCredentials: true },
  removeMovieFromWatchList: { method: 'POST', path: 'api/RemoveFromWatchlistDx', hasCredentials: true },
  setWatchMails: { method: 'POST', path: 'api/SetWatchMailsDx', hasCredentials: true },
  /** With the key of a mail, also from the mail program's own button. */
  stopWatchMails: { method: 'POST', path: 'api/StopWatchMailsDx?key=:key', hasCredentials: false },
  tickets: { method: 'GET', path: 'api/GetTicketsDx?skip=:skip&take=:take', hasCredentials: true },
  reviews: {
    method: 'GET',
    path: 'api/GetReviewsByEdiDx?edi=:ediNumber&skip=:skip&take=:take',
    hasCredentials: true,
  },
  addReview: { method: 'POST', path: 'api/AddReviewDx', hasCredentials: true },
  likeReview: { method: 'POST', path: 'api/LikeReviewDx', hasCredentials: true },
  resetPassword: { method: 'POST', path: 'api/ResetPasswordDx', hasCredentials: false },
  changePassword: { method: 'POST', path: 'api/ChangePasswordDx', hasCredentials: true },
  updateUser: { method: 'POST', path: 'api/UpdateUserDx', hasCredentials: true },
  exportUser: { method: 'GET', path: 'api/ExportUserDx', hasCredentials: true },
  deleteUser: { method: 'POST', path: 'api/DeleteUserDx', hasCredentials: true },
  club: { method: 'GET', path: 'api/GetClubDx', hasCredentials: true },
  joinClub: { method: 'POST', path: 'api/JoinClubDx', hasCredentials: true },
  leaveClub: { method: 'POST', path: 'api/LeaveClubDx', hasCredentials: true },
  /** What the ticketing provider says, not a browser. */
  deliverTickets: { method: 'POST', path: 'api/DeliverTicketsDx', hasCredentials: false },
} as const satisfies Record<string, Call>

export type PartnerCall = keyof typeof PARTNER_CALLS

/** Carries the stored token to the switch, and to log-out. */
export const TOKEN_HEADER = 'x-token'

/** Carries the provider's signature of a delivery: `t=<seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'x-signature'
