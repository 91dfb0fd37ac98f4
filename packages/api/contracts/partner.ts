import {
  ClubCard,
  ClubOffer,
  ClubScreening,
  DRAWN_PICTURES,
  MAX_COMMENT_LENGTH,
  MAX_MEMBER_PICTURE_BYTES,
  MAX_STARS,
  MIN_STARS,
  MovieInfo,
  NextShowing,
  OwnReview,
  PARTNER_IDS,
  ProviderAccount,
  REVIEWS_PAGE_SIZE,
  Review,
  SeatRow,
  SeatsInfo,
  SeenFilm,
  TICKETS_PAGE_SIZE,
  Ticket,
  TicketShare,
  WALLETS,
  WATCH_LIST_PAGE_SIZE,
} from '@lerret/model'
import { z } from 'zod'
import { PARTNER_CALLS, type PartnerCall, SIGNATURE_HEADER, TOKEN_HEADER } from '../partner/calls.ts'
import {
  CLUB_CARD_FIELDS,
  CLUB_OFFER_FIELDS,
  CLUB_SCREENING_FIELDS,
  MOVIE_INFO_FIELDS,
  NEXT_SHOWING_FIELDS,
  OWN_REVIEW_FIELDS,
  PROVIDER_ACCOUNT_FIELDS,
  REVIEW_FIELDS,
  SEAT_ROW_FIELDS,
  SEATS_INFO_FIELDS,
  SEEN_FILM_FIELDS,
  TICKET_FIELDS,
  TICKET_SHARE_FIELDS,
} from '../partner/fields.ts'
import { type Contract, type ContractSchema, failures, line, text, wholeNumber } from './contract.ts'
import { DeliveryResult, SIGNATURE_SCHEME, TicketDelivery } from './ticket-delivery.ts'
import { toWireSchema } from './wire-schema.ts'

/** Where the calls of all partners are registered. */
export const PARTNERS_URL = '/partners/:partner'

/** The most entries in one reply. */
export const MAX_PAGE_SIZE = 50

export const PartnerParams = z.object({
  partner: z.enum(PARTNER_IDS.map(String), {
    error: ({ input }) =>
      `${input} has no API configuration; known partners are ${[...PARTNER_IDS].sort().join(' and ')}`,
  }),
})

/** Calls that need a member's session cookie. */
export const MEMBER_SECURITY = [{ memberSession: [] }] as const

// Longer than the rules of account-input.ts allow: the server validates what people type, and replies with an error code for the field.
const Email = text(400)
const UserName = text(400)
const Password = text(4000)
const FilmNumber = line(32)
/** The content id of a film. */
const MovieId = line(120)

export const WireMovieInfo = toWireSchema(MovieInfo, MOVIE_INFO_FIELDS).meta({ id: 'MovieInfo' })
export type WireMovieInfo = z.infer<typeof WireMovieInfo>

/** A film on the watch list, with its next showing; null when it has none. */
export const WireWatchedFilm = WireMovieInfo.extend({
  NextShowing: toWireSchema(NextShowing, NEXT_SHOWING_FIELDS).nullable().optional(),
}).meta({ id: 'WatchedFilm' })
export type WireWatchedFilm = z.infer<typeof WireWatchedFilm>

export const WireReview = toWireSchema(Review, REVIEW_FIELDS).meta({ id: 'Review' })
export type WireReview = z.infer<typeof WireReview>

/** A film that the member has seen or reviewed. */
export const WireDiaryEntry = toWireSchema(SeenFilm, SEEN_FILM_FIELDS)
  .extend({ Review: toWireSchema(OwnReview, OWN_REVIEW_FIELDS).nullable() })
  .meta({ id: 'DiaryEntry' })
export type WireDiaryEntry = z.infer<typeof WireDiaryEntry>

export const WireTicket = toWireSchema(Ticket, TICKET_FIELDS)
  .extend({
    SeatsInfo: toWireSchema(SeatsInfo, SEATS_INFO_FIELDS).extend({
      Seats: z.array(toWireSchema(SeatRow, SEAT_ROW_FIELDS)),
    }),
  })
  .meta({ id: 'Ticket' })
export type WireTicket = z.infer<typeof WireTicket>

export const WireUser = z
  .object({
    UserId: z.string(),
    UserName: z.string(),
    ContactEmail: z.string(),
    IsClubMember: z.boolean(),
    /** The address of the picture beside reviews; empty for none. */
    Image: z.string().optional(),
    /** Whether the member gets mails about films on the watch list. */
    WatchMails: z.boolean(),
    /** Whether the member has opened a link that was mailed to the address; before that there are no tickets to see. */
    EmailConfirmed: z.boolean().optional(),
  })
  .meta({ id: 'User' })
export type WireUser = z.infer<typeof WireUser>

export const WireTicketShare = toWireSchema(TicketShare, TICKET_SHARE_FIELDS).meta({ id: 'TicketShare' })

/** What the member can do with tickets besides showing them. */
export const WireTicketOptions = z
  .object({
    Shares: z.array(WireTicketShare).meta({ description: 'The tickets that the member has sent to others.' }),
    Wallets: z.array(z.enum(WALLETS)).meta({ description: 'The wallets that the house has keys for.' }),
  })
  .meta({ id: 'TicketOptions' })
export type WireTicketOptions = z.infer<typeof WireTicketOptions>

export const WireProviderAccount = toWireSchema(ProviderAccount, PROVIDER_ACCOUNT_FIELDS).meta({
  id: 'ProviderAccount',
})
export type WireProviderAccount = z.infer<typeof WireProviderAccount>

/** An account with its token, after sign-up or a change of password. */
const NewAccount = z.object({ Token: z.string(), UserName: z.string(), ContactEmail: z.string() })

export const WireExport = z
  .object({
    User: z.object({
      UserName: z.string(),
      ContactEmail: z.string(),
      EmailConfirmed: z.boolean().optional(),
      CreatedAt: z.string(),
      /** The address of the picture beside reviews; empty for none. */
      Image: z.string(),
    }),
    Watchlist: z.array(z.object({ MovieId: z.string(), Title: z.string(), AddedAt: z.string() })),
    /** Whether the member wants watch mails, and which were sent. */
    WatchMails: z.object({
      Wanted: z.boolean(),
      Sent: z.array(
        z.object({ MovieId: z.string(), Title: z.string(), Kind: z.string(), SentAt: z.string() }),
      ),
    }),
    Reviews: z.array(
      z.object({
        MovieId: z.string(),
        Title: z.string(),
        Rating: z.int(),
        Comment: z.string(),
        AddedAt: z.string(),
        IsHidden: z.boolean(),
        HiddenReason: z.string().nullable(),
      }),
    ),
    LikedReviews: z.array(z.object({ Id: z.string() })),
    Tickets: z.array(WireTicket),
    Club: z
      .object({
        Number: z.int(),
        JoinedAt: z.string(),
        SignUps: z.array(z.object({ Title: z.string(), SignedUpAt: z.string() })),
      })
      .nullable(),
    /** The connected account at the ticketing provider. */
    ProviderAccount: z.object({ Email: z.string(), ConnectedAt: z.string() }).nullable(),
  })
  .meta({ id: 'Export' })
export type WireExport = z.infer<typeof WireExport>

export const WireClub = z
  .object({
    Member: toWireSchema(ClubCard, CLUB_CARD_FIELDS),
    Offers: z.array(toWireSchema(ClubOffer, CLUB_OFFER_FIELDS)),
    Screenings: z.array(toWireSchema(ClubScreening, CLUB_SCREENING_FIELDS)),
  })
  .meta({ id: 'Club' })
export type WireClub = z.infer<typeof WireClub>

/** The reply of a call that has nothing else to return. */
const Done = z.literal(true)

const page = (size: number) => ({
  skip: wholeNumber({ max: 100_000 }).default(0),
  take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(size),
})

/** The cinema partner's backend: a contract per logical call. */
export const partnerContracts = {
  movieInfo: contract('movieInfo', {
    summary: 'A film with its rating, by EDI number',
    querystring: z.object({ edi: FilmNumber }),
    response: { 200: WireMovieInfo, ...failures },
  }),
  login: contract('login', {
    summary: 'Log in; sets the device and session cookies',
    body: z.object({ Email, Password }),
    response: {
      200: z.object({ marsToken: z.string(), UserName: z.string(), UserInfo: z.string() }),
      ...failures,
    },
  }),
  createAccount: contract('createAccount', {
    summary: 'Create an account and log in to it; a link that confirms the address is mailed',
    body: z.object({ Email, UserName, Password }),
    response: { 200: NewAccount, ...failures },
  }),
  forgotPassword: contract('forgotPassword', {
    summary:
      'Mail a link to choose a new password; the reply is empty whether or not the address has an account',
    body: z.object({ Email }),
    produces: ['text/plain'],
    response: { 200: z.literal(''), ...failures },
  }),
  switchTokensDx: contract('switchTokensDx', {
    summary: 'Exchange the stored token for a fresh session cookie, on the device that it was issued to',
    headers: z.object({ [TOKEN_HEADER]: z.string().min(1).max(1000) }),
    response: { 200: Done, ...failures },
  }),
  userProfile: contract('userProfile', {
    summary: 'Who is logged in',
    security: MEMBER_SECURITY,
    response: { 200: WireUser, ...failures },
  }),
  logout: contract('logout', {
    summary: 'Log out: the session and the token become invalid',
    headers: z.object({ [TOKEN_HEADER]: z.string().optional() }),
    response: { 200: Done, ...failures },
  }),
  watchlist: contract('watchlist', {
    summary: 'The films that the member wants to see',
    security: MEMBER_SECURITY,
    querystring: z.object(page(WATCH_LIST_PAGE_SIZE)),
    response: { 200: z.array(WireWatchedFilm), ...failures },
  }),
  addMovieToWatchList: contract('addMovieToWatchList', {
    summary: 'Add a film to the watch list; adding it again changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  removeMovieFromWatchList: contract('removeMovieFromWatchList', {
    summary: 'Remove a film from the watch list; removing it again changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ id: MovieId }),
    response: { 200: Done, ...failures },
  }),
  setWatchMails: contract('setWatchMails', {
    summary: 'Turn mails about films on the watch list on or off',
    security: MEMBER_SECURITY,
    body: z.object({ Wanted: z.boolean() }),
    response: { 200: Done, ...failures },
  }),
  stopWatchMails: contract('stopWatchMails', {
    summary: 'Turn mails about films on the watch list off, with the key of one of them (also RFC 8058)',
    querystring: z.object({ key: line(200) }),
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    response: { 200: Done, ...failures },
  }),
  tickets: contract('tickets', {
    summary: "The member's tickets; none until the address is confirmed",
    security: MEMBER_SECURITY,
    querystring: z.object(page(TICKETS_PAGE_SIZE)),
    response: { 200: z.array(WireTicket), ...failures },
  }),
  ticketCalendar: contract('ticketCalendar', {
    summary:
      "The member's tickets to a showing as a calendar event; the codes are not in the address or the file",
    security: MEMBER_SECURITY,
    querystring: z.object({ movie: MovieId, start: z.iso.datetime({ offset: true }) }),
    produces: ['text/calendar'],
    response: { 200: z.string(), ...failures },
  }),
  ticketOptions: contract('ticketOptions', {
    summary: 'Which tickets the member has sent to others, and which wallets passes can be added to',
    security: MEMBER_SECURITY,
    response: { 200: WireTicketOptions, ...failures },
  }),
  shareTicket: contract('shareTicket', {
    summary: 'A link that shows one ticket to whoever has it; sharing it again gives the same link',
    security: MEMBER_SECURITY,
    body: z.object({ TicketId: line(120) }),
    response: { 200: WireTicketShare, ...failures },
  }),
  unshareTicket: contract('unshareTicket', {
    summary: 'Make the link of a ticket void; doing it again changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ TicketId: line(120) }),
    response: { 200: Done, ...failures },
  }),
  walletPass: contract('walletPass', {
    summary: "A pass of one of the member's tickets: a file for Apple Wallet, a redirect to Google Wallet",
    security: MEMBER_SECURITY,
    querystring: z.object({ wallet: z.enum(WALLETS), ticket: line(120) }),
    produces: ['application/vnd.apple.pkpass'],
    response: {
      200: z.unknown().describe('The pass for Apple Wallet'),
      302: z.undefined().describe('The address that adds the pass to Google Wallet'),
      ...failures,
    },
  }),
  connectProvider: contract('connectProvider', {
    summary:
      "Connect the member's account at the ticketing provider; the password is passed on to the provider and not stored",
    security: MEMBER_SECURITY,
    body: z.object({ Email, Password }),
    response: { 200: WireProviderAccount, ...failures },
  }),
  refreshProvider: contract('refreshProvider', {
    summary: "Read the tickets of the member's connected account at the ticketing provider",
    security: MEMBER_SECURITY,
    response: { 200: WireProviderAccount, ...failures },
  }),
  disconnectProvider: contract('disconnectProvider', {
    summary: 'Forget the account at the ticketing provider and the tickets that only it gave',
    security: MEMBER_SECURITY,
    response: { 200: Done, ...failures },
  }),
  reviews: contract('reviews', {
    summary: 'Members’ reviews of a film, by EDI number',
    querystring: z.object({ edi: FilmNumber, ...page(REVIEWS_PAGE_SIZE) }),
    response: { 200: z.array(WireReview), ...failures },
  }),
  addReview: contract('addReview', {
    summary: "Write or replace the member's review of a film",
    security: MEMBER_SECURITY,
    body: z.object({
      EdiNumber: FilmNumber,
      Rating: z.int().min(MIN_STARS).max(MAX_STARS),
      Comment: text(MAX_COMMENT_LENGTH),
      IsSpoiler: z.boolean().default(false),
    }),
    response: { 200: WireReview, ...failures },
  }),
  likeReview: contract('likeReview', {
    summary: 'Like a review, or remove the like; repeating it changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ Id: line(120), Liked: z.boolean() }),
    response: { 200: WireReview, ...failures },
  }),
  deleteReview: contract('deleteReview', {
    summary: 'Delete a review that the member has written; deleting it again changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ Id: line(120) }),
    response: { 200: Done, ...failures },
  }),
  diary: contract('diary', {
    summary: 'The films that the member has had a ticket to or reviewed, newest first',
    security: MEMBER_SECURITY,
    response: { 200: z.array(WireDiaryEntry), ...failures },
  }),
  resetPassword: contract('resetPassword', {
    summary: 'Choose a new password with the key of a mailed link; ends every session, confirms the address',
    body: z.object({ Key: text(200), Password }),
    response: { 200: Done, ...failures },
  }),
  changePassword: contract('changePassword', {
    summary: 'Choose a new password; ends every other session, and gives a new token',
    security: MEMBER_SECURITY,
    body: z.object({ Password, NewPassword: Password }),
    response: { 200: NewAccount, ...failures },
  }),
  updateUser: contract('updateUser', {
    summary: 'Change the name that others see',
    security: MEMBER_SECURITY,
    body: z.object({ UserName }),
    response: { 200: WireUser, ...failures },
  }),
  setPicture: contract('setPicture', {
    summary:
      "Choose the picture beside the member's reviews: a drawn one, an upload in base64, or neither for none",
    security: MEMBER_SECURITY,
    body: z.object({
      Drawn: z.enum(DRAWN_PICTURES).optional(),
      Upload: text(Math.ceil((MAX_MEMBER_PICTURE_BYTES * 4) / 3) + 4).optional(),
    }),
    response: { 200: z.object({ Image: z.string() }), ...failures },
  }),
  sendEmailConfirmation: contract('sendEmailConfirmation', {
    summary: 'Mail a link that confirms the address of the account; nothing is sent when it is confirmed',
    security: MEMBER_SECURITY,
    response: { 200: Done, ...failures },
  }),
  changeEmail: contract('changeEmail', {
    summary: 'Mail a link to another address, which the account has from when the link is confirmed',
    security: MEMBER_SECURITY,
    body: z.object({ Email, Password }),
    response: { 200: Done, ...failures },
  }),
  exportUser: contract('exportUser', {
    summary: 'Everything that is stored about the member, as a file',
    security: MEMBER_SECURITY,
    response: { 200: WireExport, ...failures },
  }),
  exportUserPage: contract('exportUserPage', {
    summary: 'Everything that is stored about the member, as a page to read',
    security: MEMBER_SECURITY,
    produces: ['text/html'],
    response: { 200: z.string(), ...failures },
  }),
  deleteUser: contract('deleteUser', {
    summary: 'Delete the account, with everything that belongs to it',
    security: MEMBER_SECURITY,
    body: z.object({ Password }),
    response: { 200: Done, ...failures },
  }),
  club: contract('club', {
    summary: 'The cinema club, for its members: card, offers and screenings',
    security: MEMBER_SECURITY,
    response: { 200: WireClub, ...failures },
  }),
  joinClub: contract('joinClub', {
    summary: 'Join the cinema club with a code from the counter',
    security: MEMBER_SECURITY,
    body: z.object({ Code: text(100) }),
    response: { 200: Done, ...failures },
  }),
  signUpForScreening: contract('signUpForScreening', {
    summary: 'Sign up for a screening of the cinema club, or off; repeating it changes nothing',
    security: MEMBER_SECURITY,
    body: z.object({ Id: line(120), Coming: z.boolean() }),
    response: { 200: Done, ...failures },
  }),
  leaveClub: contract('leaveClub', {
    summary: 'Leave the cinema club; leaving twice changes nothing',
    security: MEMBER_SECURITY,
    response: { 200: Done, ...failures },
  }),
  deliverTickets: contract('deliverTickets', {
    summary:
      'Tickets that a member has bought, from the ticketing provider; the same delivery twice changes nothing',
    description: SIGNATURE_SCHEME,
    security: [{ providerSignature: [] }],
    headers: z.object({ [SIGNATURE_HEADER]: z.string().max(200).optional() }),
    body: TicketDelivery,
    response: { 200: DeliveryResult, ...failures },
  }),
} satisfies Record<PartnerCall, Contract>

type SchemaInput = Omit<ContractSchema, 'operationId' | 'tags' | 'params'>

function contract<Name extends PartnerCall, const Schema extends SchemaInput>(name: Name, schema: Schema) {
  const { method, path } = PARTNER_CALLS[name]
  const url = `${PARTNERS_URL}/${path.split('?', 1)[0]}`
  return { method, url, schema: { ...schema, operationId: name, tags: ['partner'], params: PartnerParams } }
}
