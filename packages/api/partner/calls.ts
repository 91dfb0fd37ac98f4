import type { Call } from '../client/call.ts'

/** All calls to a cinema partner's backend. */
export const PARTNER_CALLS = {
  movieInfo: get('api/GetMovieByEdiDx?edi=:ediNumber'),
  login: post('api/LoginDx'),
  createAccount: post('api/CreateUserDx'),
  forgotPassword: openPost('api/ForgotPasswordDx'),
  passkeyOptions: post('api/PasskeyOptionsDx'),
  loginPasskey: post('api/LoginPasskeyDx'),
  passkeys: get('api/GetPasskeysDx'),
  addPasskeyOptions: post('api/AddPasskeyOptionsDx'),
  addPasskey: post('api/AddPasskeyDx'),
  removePasskey: post('api/RemovePasskeyDx'),
  switchTokensDx: post('api/SwitchTokensDx'),
  userProfile: get('api/GetUserDx'),
  logout: post('api/LogoutDx'),
  watchlist: get('api/GetWatchlistDx?skip=:skip&take=:take'),
  addMovieToWatchList: post('api/AddToWatchlistDx'),
  removeMovieFromWatchList: post('api/RemoveFromWatchlistDx'),
  setWatchMails: post('api/SetWatchMailsDx'),
  /** Takes the key of a mail; mail programs send it from a button of their own too. */
  stopWatchMails: openPost('api/StopWatchMailsDx?key=:key'),
  tickets: get('api/GetTicketsDx?skip=:skip&take=:take'),
  /** Opened by the browser, as a file. */
  ticketCalendar: get('api/GetTicketCalendarDx?movie=:movieId&start=:startTime'),
  ticketOptions: get('api/GetTicketOptionsDx'),
  shareTicket: post('api/ShareTicketDx'),
  unshareTicket: post('api/UnshareTicketDx'),
  /** Opened by the browser: a file, or a redirect to the wallet. */
  walletPass: get('api/GetWalletPassDx?wallet=:wallet&ticket=:ticketId'),
  connectProvider: post('api/ConnectProviderDx'),
  refreshProvider: post('api/RefreshProviderDx'),
  disconnectProvider: post('api/DisconnectProviderDx'),
  reviews: get('api/GetReviewsByEdiDx?edi=:ediNumber&skip=:skip&take=:take'),
  addReview: post('api/AddReviewDx'),
  likeReview: post('api/LikeReviewDx'),
  deleteReview: post('api/DeleteReviewDx'),
  diary: get('api/GetDiaryDx'),
  resetPassword: openPost('api/ResetPasswordDx'),
  changePassword: post('api/ChangePasswordDx'),
  updateUser: post('api/UpdateUserDx'),
  setPicture: post('api/SetPictureDx'),
  sendEmailConfirmation: post('api/SendEmailConfirmationDx'),
  changeEmail: post('api/ChangeEmailDx'),
  exportUser: get('api/ExportUserDx'),
  /** Opened by the browser, as a page. */
  exportUserPage: get('api/ExportUserPageDx'),
  deleteUser: post('api/DeleteUserDx'),
  club: get('api/GetClubDx'),
  joinClub: post('api/JoinClubDx'),
  signUpForScreening: post('api/SignUpForScreeningDx'),
  leaveClub: post('api/LeaveClubDx'),
  /** Sent by the ticketing provider, not by browsers. */
  deliverTickets: openPost('api/DeliverTicketsDx'),
} as const satisfies Record<string, Call>

export type PartnerCall = keyof typeof PARTNER_CALLS

function get(path: string) {
  return { method: 'GET', path, hasCredentials: true } as const
}

function post(path: string) {
  return { method: 'POST', path, hasCredentials: true } as const
}

/** A call without cookies. */
function openPost(path: string) {
  return { method: 'POST', path, hasCredentials: false } as const
}

/** The header with the stored token, sent when switching tokens and logging out. */
export const TOKEN_HEADER = 'x-token'

/** The header with the provider's signature of a delivery, `t=<seconds>,v2=<hex>`; see `docs/ticket-delivery.md`. */
export const SIGNATURE_HEADER = 'x-signature'
