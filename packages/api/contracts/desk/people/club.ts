import { z } from 'zod'
import { text } from '../../contract.ts'
import { PartnerParams } from '../../partner/index.ts'
import { ALL_ROLES, Done, deskCall, EDITOR_ROLES } from '../desk.ts'

const ClubNight = z.object({
  id: z.string(),
  partner: z.string(),
  title: z.string(),
  startsAt: z.string(),
  hall: z.string(),
  members: z.array(z.object({ number: z.int(), name: z.string() })),
})

/** The club: codes, members, nights and cards. */
export const clubContracts = {
  clubPartners: deskCall('GET', '/club/partners', ALL_ROLES, {
    summary: 'The numbers of the house’s partners; members belong to the first',
    reply: z.object({ partners: z.array(z.string()) }),
  }),
  newClubCode: deskCall('POST', '/club/:partner/codes', EDITOR_ROLES, {
    summary: 'Create a code for the counter to hand out; it is shown only once',
    params: PartnerParams,
    reply: z.object({ code: z.string() }),
  }),
  addClubMember: deskCall('POST', '/club/:partner/members', EDITOR_ROLES, {
    summary: 'Add a member to the club, by the address of the account',
    params: PartnerParams,
    body: z.object({ email: text(400) }),
    reply: Done,
  }),
  removeClubMember: deskCall('POST', '/club/:partner/members/remove', EDITOR_ROLES, {
    summary: 'Remove a member from the club',
    params: PartnerParams,
    body: z.object({ email: text(400) }),
    reply: Done,
  }),
  clubNights: deskCall('GET', '/club/nights', EDITOR_ROLES, {
    summary: 'The coming club nights, with the members who have signed up',
    reply: z.array(ClubNight),
  }),
  checkClubCard: deskCall('POST', '/club/:partner/check', ALL_ROLES, {
    summary: 'The member whose card has this code; null when the code is not current',
    params: PartnerParams,
    body: z.object({ code: text(100) }),
    reply: z.object({ member: z.object({ number: z.int(), name: z.string() }).nullable() }),
  }),
}
