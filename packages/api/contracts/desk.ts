import { z } from 'zod'
import { type Contract, failures, line, text, wholeNumber } from './contract.ts'
import { MAX_PAGE_SIZE, PartnerParams } from './partner.ts'

/** The base path of the desk's calls, and the path of its session cookies. */
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

/** The calls of staff about members, their reviews and the club. */
export const deskContracts = {
  staffLogin: {
    method: 'POST',
    url: `${DESK_URL}/session`,
    schema: deskSchema('staffLogin', 'Log in to the desk', {
      body: z.object({ email: text(400), password: text(4000) }),
      response: { 200: Staff, ...failures },
    }),
  },
  staffProfile: {
    method: 'GET',
    url: `${DESK_URL}/session`,
    schema: deskSchema('staffProfile', 'The logged-in member of staff', {
      security: STAFF_SECURITY,
      response: { 200: Staff, ...failures },
    }),
  },
  staffLogout: {
    method: 'POST',
    url: `${DESK_URL}/session/end`,
    schema: deskSchema('staffLogout', 'Log out of the desk', { response: { 200: Done, ...failures } }),
  },
  ticketingReport: {
    method: 'GET',
    url: `${DESK_URL}/ticketing`,
    schema: deskSchema(
      'ticketingReport',
      'Sales figures, showings missing from the feed, and values that editors have changed',
      {
        security: STAFF_SECURITY,
        response: { 200: TicketingReport, ...failures },
      },
    ),
  },
  itemCounts: {
    method: 'GET',
    url: `${DESK_URL}/counts`,
    schema: deskSchema('itemCounts', 'Views of productions and clicks on their tickets, by day and page', {
      security: STAFF_SECURITY,
      querystring: z.object({ from: z.iso.date(), to: z.iso.date() }),
      response: { 200: z.array(ItemCount), ...failures },
    }),
  },
  moderatedReviews: {
    method: 'GET',
    url: `${DESK_URL}/reviews`,
    schema: deskSchema('moderatedReviews', "Every partner's reviews, newest first, hidden ones too", {
      security: STAFF_SECURITY,
      querystring: z.object({
        skip: wholeNumber({ max: 100_000 }).default(0),
        take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
      }),
      response: { 200: z.array(ModeratedReview), ...failures },
    }),
  },
  moderateReview: {
    method: 'POST',
    url: `${DESK_URL}/reviews/:id`,
    schema: deskSchema('moderateReview', 'Hide a review from everyone, or show it again', {
      security: STAFF_SECURITY,
      params: z.object({ id: line(120) }),
      body: z.object({ isHidden: z.boolean() }),
      response: { 200: Done, ...failures },
    }),
  },
  newClubCode: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/codes`,
    schema: deskSchema('newClubCode', 'Create a code for the counter to hand out; it is shown only once', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      response: { 200: z.object({ code: z.string() }), ...failures },
    }),
  },
  addClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members`,
    schema: deskSchema('addClubMember', 'Add a member to the club, by the address of the account', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  removeClubMember: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/members/remove`,
    schema: deskSchema('removeClubMember', 'Remove a member from the club', {
      security: STAFF_SECURITY,
      params: PartnerParams,
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
  checkClubCard: {
    method: 'POST',
    url: `${DESK_URL}/club/:partner/check`,
    schema: deskSchema(
      'checkClubCard',
      'The member whose card has this code; null when the code is not current',
      {
        security: STAFF_SECURITY,
        params: PartnerParams,
        body: z.object({ code: text(100) }),
        response: {
          200: z.object({ member: z.object({ number: z.int(), name: z.string() }).nullable() }),
          ...failures,
        },
      },
    ),
  },
} satisfies Record<string, Contract>

type SchemaInput = Omit<Contract['schema'], 'operationId' | 'summary' | 'tags'>

function deskSchema<const Schema extends SchemaInput>(operationId: string, summary: string, schema: Schema) {
  return { ...schema, operationId, summary, tags: ['desk'] }
}
