import { DRAWN_PICTURES, MAX_MEMBER_PICTURE_BYTES } from '@lerret/model'
import { z } from 'zod'
import { TOKEN_HEADER } from '../../partner/calls.ts'
import { failures, text } from '../contract.ts'
import { contract, Done, Email, Password, UserName } from './partner-contract.ts'
import { WireTicket } from './tickets.ts'

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

/** The token and the profile after a log-in. */
export const LoggedInReply = z.object({ marsToken: z.string(), UserName: z.string(), UserInfo: z.string() })

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
    Passkeys: z.array(
      z.object({ Name: z.string(), CreatedAt: z.string(), LastUsedAt: z.string().nullable() }),
    ),
    /** The connected account at the ticketing provider. */
    ProviderAccount: z.object({ Email: z.string(), ConnectedAt: z.string() }).nullable(),
  })
  .meta({ id: 'Export' })
export type WireExport = z.infer<typeof WireExport>

/** The account of a member. */
export const accountContracts = {
  login: contract('login', 'anyone', {
    summary: 'Log in; sets the device and session cookies',
    body: z.object({ Email, Password }),
    response: { 200: LoggedInReply, ...failures },
  }),
  createAccount: contract('createAccount', 'anyone', {
    summary: 'Create an account and log in to it; a link that confirms the address is mailed',
    body: z.object({ Email, UserName, Password }),
    response: { 200: NewAccount, ...failures },
  }),
  forgotPassword: contract('forgotPassword', 'anyone', {
    summary:
      'Mail a link to choose a new password; the reply is empty whether or not the address has an account',
    body: z.object({ Email }),
    produces: ['text/plain'],
    response: { 200: z.literal(''), ...failures },
  }),
  switchTokensDx: contract('switchTokensDx', 'anyone', {
    summary: 'Exchange the stored token for a fresh session cookie, on the device that it was issued to',
    headers: z.object({ [TOKEN_HEADER]: z.string().min(1).max(1000) }),
    response: { 200: Done, ...failures },
  }),
  userProfile: contract('userProfile', 'member', {
    summary: 'Who is logged in',
    response: { 200: WireUser, ...failures },
  }),
  logout: contract('logout', 'anyone', {
    summary: 'Log out: the session and the token become invalid',
    headers: z.object({ [TOKEN_HEADER]: z.string().optional() }),
    response: { 200: Done, ...failures },
  }),
  resetPassword: contract('resetPassword', 'anyone', {
    summary: 'Choose a new password with the key of a mailed link; ends every session, confirms the address',
    body: z.object({ Key: text(200), Password }),
    response: { 200: Done, ...failures },
  }),
  changePassword: contract('changePassword', 'member', {
    summary: 'Choose a new password; ends every other session, and gives a new token',
    body: z.object({ Password, NewPassword: Password }),
    response: { 200: NewAccount, ...failures },
  }),
  updateUser: contract('updateUser', 'member', {
    summary: 'Change the name that others see',
    body: z.object({ UserName }),
    response: { 200: WireUser, ...failures },
  }),
  setPicture: contract('setPicture', 'member', {
    summary:
      "Choose the picture beside the member's reviews: a drawn one, an upload in base64, or neither for none",
    body: z.object({
      Drawn: z.enum(DRAWN_PICTURES).optional(),
      Upload: text(Math.ceil((MAX_MEMBER_PICTURE_BYTES * 4) / 3) + 4).optional(),
    }),
    response: { 200: z.object({ Image: z.string() }), ...failures },
  }),
  sendEmailConfirmation: contract('sendEmailConfirmation', 'member', {
    summary: 'Mail a link that confirms the address of the account; nothing is sent when it is confirmed',
    response: { 200: Done, ...failures },
  }),
  changeEmail: contract('changeEmail', 'member', {
    summary: 'Mail a link to another address, which the account has from when the link is confirmed',
    body: z.object({ Email, Password }),
    response: { 200: Done, ...failures },
  }),
  exportUser: contract('exportUser', 'member', {
    summary: 'Everything that is stored about the member, as a file',
    response: { 200: WireExport, ...failures },
  }),
  exportUserPage: contract('exportUserPage', 'member', {
    summary: 'Everything that is stored about the member, as a page to read',
    produces: ['text/html'],
    response: { 200: z.string(), ...failures },
  }),
  deleteUser: contract('deleteUser', 'member', {
    summary: 'Delete the account, with everything that belongs to it',
    body: z.object({ Password }),
    response: { 200: Done, ...failures },
  }),
}
