import { z } from 'zod'
import { text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE, WireExport } from '../../partner/index.ts'
import { ADMIN_ROLES, Done, deskCall } from '../desk.ts'

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
  findMembers: deskCall('GET', '/members', ADMIN_ROLES, {
    summary: 'Members whose name or address contains a text',
    querystring: z.object({
      search: text(200).refine((search) => search.trim().length >= MIN_MEMBER_SEARCH, 'is too short'),
      skip: wholeNumber({ max: 100_000 }).default(0),
      take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
    }),
    reply: z.object({ items: z.array(ListedMember), total: z.int() }),
  }),
  member: deskCall('GET', '/members/:id', ADMIN_ROLES, {
    summary: 'One member',
    params: IdParams,
    reply: MemberDetails,
  }),
  sendMemberConfirmation: deskCall('POST', '/members/:id/confirmation-mail', ADMIN_ROLES, {
    summary: 'Mail the link that confirms the address again',
    params: IdParams,
    reply: Done,
  }),
  sendMemberPassword: deskCall('POST', '/members/:id/password-mail', ADMIN_ROLES, {
    summary: 'Mail a link to choose a new password',
    params: IdParams,
    reply: Done,
  }),
  unlockMember: deskCall('POST', '/members/:id/unlock', ADMIN_ROLES, {
    summary: 'Forget the wrong passwords that were typed for this account',
    params: IdParams,
    reply: Done,
  }),
  exportMember: deskCall('POST', '/members/:id/export', ADMIN_ROLES, {
    summary: 'Everything that is stored about a member, to hand over',
    params: IdParams,
    reply: WireExport,
  }),
  deleteMember: deskCall('POST', '/members/:id/delete', ADMIN_ROLES, {
    summary:
      'Delete a member with all that belongs to the account, and the newsletter subscription of the address',
    params: IdParams,
    reply: Done,
  }),
}
