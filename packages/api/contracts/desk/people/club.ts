import { z } from 'zod'
import { failures, text } from '../../contract.ts'
import { PartnerParams } from '../../partner/index.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, Done, deskSchema, EDITOR_ROLES } from '../desk.ts'

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
  clubPartners: {
    method: 'GET',
    url: `${DESK_URL}/club/partners`,
    roles: ALL_ROLES,
    schema: deskSchema('clubPartners', 'The numbers of the house’s partners; members belong to the first', {
      response: { 200: z.object({ partners: z.array(z.string()) }), ...failures },
    }),
  },
  newClubCode: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/codes`,
    roles: EDITOR_ROLES,
    schema: deskSchema('newClubCode', 'Create a code for the counter to hand out; it is shown only once', {
      params: PartnerParams,
      response: { 200: z.object({ code: z.string() }), ...failures },
    }),
  },
  addClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members`,
    roles: EDITOR_ROLES,
    schema: deskSchema('addClubMember', 'Add a member to the club, by the address of the account', {
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  removeClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members/remove`,
    roles: EDITOR_ROLES,
    schema: deskSchema('removeClubMember', 'Remove a member from the club', {
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  clubNights: {
    method: 'GET',
    url: `${DESK_URL}/club/nights`,
    roles: EDITOR_ROLES,
    schema: deskSchema('clubNights', 'The coming club nights, with the members who have signed up', {
      response: { 200: z.array(ClubNight), ...failures },
    }),
  },
  checkClubCard: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/check`,
    roles: ALL_ROLES,
    schema: deskSchema(
      'checkClubCard',
      'The member whose card has this code; null when the code is not current',
      {
        params: PartnerParams,
        body: z.object({ code: text(100) }),
        response: {
          200: z.object({ member: z.object({ number: z.int(), name: z.string() }).nullable() }),
          ...failures,
        },
      },
    ),
  },
} satisfies Record<string, DeskContract>
