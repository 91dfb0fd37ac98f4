import { z } from 'zod'
import { type Contract, failures, line, text, whole } from './contract.ts'
import { MOST_TAKEN, PartnerParams } from './partner.ts'

/** Where the desk asks; the cookies of its session go nowhere else. */
export const DESK_URL = '/redaksjon/api'

export const STAFF_SECURITY = [{ staffSession: [] }] as const

const Staff = z
  .object({ name: z.string(), email: z.string(), role: z.enum(['admin', 'editor', 'contributor']) })
  .meta({ id: 'Staff' })

const ModeratedReview = z
  .object({
    id: z.string(),
    partner: z.string(),
    movieId: z.string(),
    userName: z.string(),
    rating: z.int(),
    comment: z.string(),
    addedAt: z.string(),
    likesCount: z.int(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'ModeratedReview' })

const Difference = z.object({ field: z.string(), ours: z.unknown(), theirs: z.unknown() })

const TicketingReport = z
  .object({
    health: z.object({
      readAt: z.string().nullable(),
      failures: z.int(),
      failingSince: z.string().nullable(),
      reason: z.string().nullable(),
    }),
    showings: z.array(
      z.object({
        showingId: z.string(),
        capacity: z.int().nullable(),
        sold: z.int(),
        reserved: z.int(),
        isWaiting: z.boolean(),
        vanishedAt: z.string().nullable(),
        isDeleted: z.boolean(),
        differs: z.array(Difference),
      }),
    ),
    productions: z.array(z.object({ productionId: z.string(), differs: z.array(Difference) })),
  })
  .meta({ id: 'TicketingReport' })

const ItemCount = z
  .object({
    day: z.string(),
    event: z.string(),
    itemId: z.string(),
    listName: z.string(),
    name: z.string(),
    brand: z.string(),
    category: z.string(),
    count: z.int(),
  })
  .meta({ id: 'ItemCount' })

const Done = z.literal(true)

/** What staff do with members, their reviews and the club. The rest of the desk comes with the desk. */
export const deskContracts = {
  staffLogin: {
    method: 'POST',
    url: `${DESK_URL}/session`,
    schema: described('staffLogin', 'Log in to the desk', {
      body: z.object({ email: text(400), password: text(4000) }),
      response: { 200: Staff, ...failures },
    }),
  },
  staffProfile: {
    method: 'GET',
    url: `${DESK_URL}/session`,
    schema: described('staffProfile', 'Who is at the desk', {
      security: STAFF_SECURITY,
      response: { 200: Staff, ...failures },
    }),
  },
  staffLogout: {
    method: 'POST',
    url: `${DESK_URL}/session/end`,
    schema: described('staffLogout', 'Leave the desk', { response: { 200: Done, ...failures } }),
  },
  ticketingReport: {
    method: 'GET',
    url: `${DESK_URL}/ticketing`,
    schema: described(
      'ticketingReport',
      'How the provider sells, what is gone from its feed, and where an editor says otherwise',
      {
        security: STAFF_SECURITY,
        response: { 200: TicketingReport, ...failures },
      },
    ),
  },
  itemCounts: {
    method: 'GET',
    url: `${DESK_URL}/counts`,
    schema: described('itemCounts', 'Looks at productions and presses on their tickets, by day and page', {
      security: STAFF_SECURITY,
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: { 200: z.array(ItemCount), ...failures },
    }),
  },
  moderatedReviews: {
    method: 'GET',
    url: `${DESK_URL}/reviews`,
    schema: described('moderatedReviews', "Every partner's reviews, newest first, hidden ones too", {
      security: STAFF_SECURITY,
      querystring: z.object({
        skip: whole({ most: 100_000 }).default(0),
        take: whole({ min: 1, most: MOST_TAKEN }).default(20),
      }),
      response: { 200: z.array(ModeratedReview), ...failures },
    }),
  },
  moderateReview: {
    method: 'POST',
    url: `${DESK_URL}/reviews/:id`,
    schema: described('moderateReview', 'Hide a review from everyone, or show it again', {
      security: STAFF_SECURITY,
      params: z.object({ id: line(120) }),
      body: z.object({ isHidden: z.boolean() }),
      response: { 200: Done, ...failures },
    }),
  },
  newClubCode: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/codes`,
    schema: described('newClubCode', 'A code for the counter to hand out; it is told once', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      response: { 200: z.object({ code: z.string() }), ...failures },
    }),
  },
  addClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members`,
    schema: described('addClubMember', 'Take a member into the club, by the address of the account', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  removeClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members/remove`,
    schema: described('removeClubMember', 'Take a member out of the club', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  checkClubCard: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/check`,
    schema: described('checkClubCard', 'Whose card this is; nobody’s when its code is not the one of now', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      body: z.object({ code: text(100) }),
      response: {
        200: z.object({ member: z.object({ number: z.int(), name: z.string() }).nullable() }),
        ...failures,
      },
    }),
  },
} satisfies Record<string, Contract>

type Described = Omit<Contract['schema'], 'operationId' | 'summary' | 'tags'>

function described<const Schema extends Described>(operationId: string, summary: string, schema: Schema) {
  return { ...schema, operationId, summary, tags: ['desk'] }
}
