import { z } from 'zod'
import { failures, text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE, WireExport } from '../../partner/index.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from '../desk.ts'

const IdParams = z.object({ id: z.uuid() })

/** So that members are looked up, not browsed. */
export const MIN_MEMBER_SEARCH = 2

const listedMember = {
  id: z.string(),
  partner: z.string(),
  name: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  createdAt: z.string(),
  clubNumber: z.int().nullable().describe('The number on the club card; null without membership'),
}

const ListedMember = z.object(listedMember).meta({ id: 'ListedMember' })

const MemberDetails = z
  .object({
    ...listedMember,
    clubSince: z.string().nullable(),
    hasPassword: z.boolean(),
    isLocked: z.boolean().describe('Whether a network has typed too many wrong passwords'),
    tickets: z.int(),
    reviews: z.int(),
    watchList: z.int(),
    sessions: z.int(),
    lastSeenAt: z.string().nullable(),
    wantsWatchMails: z.boolean(),
    newsletter: z.string().nullable().describe('The state of the subscription of this address'),
  })
  .meta({ id: 'MemberDetails' })

/** Members, for those who may see personal data. Every look-up is in the audit log. */
export const memberContracts = {
  findMembers: {
    method: 'GET',
    url: `${DESK_URL}/members`,
    roles: ADMIN_ROLES,
    schema: deskSchema('findMembers', 'Members whose name or address contains a text', {
      querystring: z.object({
        search: text(200).refine((search) => search.trim().length >= MIN_MEMBER_SEARCH, 'is too short'),
        skip: wholeNumber({ max: 100_000 }).default(0),
        take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
      }),
      response: { 200: z.object({ items: z.array(ListedMember), total: z.int() }), ...failures },
    }),
  },
  member: {
    method: 'GET',
    url: `${DESK_URL}/members/:id`,
    roles: ADMIN_ROLES,
    schema: deskSchema('member', 'One member', {
      params: IdParams,
      response: { 200: MemberDetails, ...failures },
    }),
  },
  sendMemberConfirmation: {
    method: 'POST',
    url: `${DESK_URL}/members/:id/confirmation-mail`,
    roles: ADMIN_ROLES,
    schema: deskSchema('sendMemberConfirmation', 'Mail the link that confirms the address again', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  sendMemberPassword: {
    method: 'POST',
    url: `${DESK_URL}/members/:id/password-mail`,
    roles: ADMIN_ROLES,
    schema: deskSchema('sendMemberPassword', 'Mail a link to choose a new password', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  unlockMember: {
    method: 'POST',
    url: `${DESK_URL}/members/:id/unlock`,
    roles: ADMIN_ROLES,
    schema: deskSchema('unlockMember', 'Forget the wrong passwords that were typed for this account', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  exportMember: {
    method: 'POST',
    url: `${DESK_URL}/members/:id/export`,
    roles: ADMIN_ROLES,
    schema: deskSchema('exportMember', 'Everything that is stored about a member, to hand over', {
      params: IdParams,
      response: { 200: WireExport, ...failures },
    }),
  },
  deleteMember: {
    method: 'POST',
    url: `${DESK_URL}/members/:id/delete`,
    roles: ADMIN_ROLES,
    schema: deskSchema(
      'deleteMember',
      'Delete a member with all that belongs to the account, and the newsletter subscription of the address',
      {
        params: IdParams,
        response: { 200: Done, ...failures },
      },
    ),
  },
} satisfies Record<string, DeskContract>
