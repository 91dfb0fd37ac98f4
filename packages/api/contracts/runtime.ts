import { z } from 'zod'
import { COUNTS_PATH } from '../counting.ts'
import { EVENTS_PATH, MAX_EVENTS_PER_CALL } from '../events.ts'
import { POLICY_REPORTS_PATH } from '../policy-reports.ts'
import { type Contract, failures, line } from './contract.ts'

export const WireEvent = z
  .object({
    id: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    hall: z.string(),
    ticketStatus: z.string(),
    saleOpensAt: z.string().nullable(),
    state: z.string(),
    previousStart: z.string().nullable(),
    notice: z.string().nullable().describe('Why it is cancelled, moved or sold out, for visitors'),
    priceFrom: z.number().nullable(),
    purchaseHref: z.string().nullable(),
    lastKnown: z
      .object({ at: z.string(), phone: z.string() })
      .nullable()
      .optional()
      .describe('The ticketing provider does not answer: when this was last known, and whom to ring'),
  })
  .meta({ id: 'BasicEvent' })

const ShowingId = line(120)

/** A report as `report-uri` sends it. */
const CspReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional().describe('In older browsers, with its values'),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
})

/** A report as the Reporting API sends it. Reports of other types have other bodies, and are ignored. */
const PolicyViolation = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z.string().nullish(),
  sourceFile: z.string().nullish(),
})

/** The runtime data API: the current state of showings, for pages that were rendered earlier. */
export const runtimeContracts = {
  events: {
    method: 'GET',
    url: EVENTS_PATH,
    access: 'anyone',
    schema: {
      operationId: 'events',
      summary: `The current state of at most ${MAX_EVENTS_PER_CALL} showings`,
      tags: ['runtime'],
      params: z.object({ site: line(64) }),
      querystring: z.object({
        keys: z
          .string({ error: 'are the ids of showings, separated by commas' })
          .transform((keys) => [
            ...new Set(keys.split(',').filter((key) => ShowingId.safeParse(key).success)),
          ])
          .refine((ids) => ids.length > 0, 'are the ids of showings, separated by commas')
          .refine(
            (ids) => ids.length <= MAX_EVENTS_PER_CALL,
            `are more than ${MAX_EVENTS_PER_CALL} ids in one call`,
          ),
      }),
      response: { 200: z.array(WireEvent), ...failures },
    },
  },
  count: {
    method: 'POST',
    url: COUNTS_PATH,
    access: 'anyone',
    schema: {
      operationId: 'count',
      summary:
        'Count a view of a page or a production, or a click on a ticket; nothing is stored about the visitor',
      tags: ['runtime'],
      params: z.object({ site: line(64) }),
      body: z.discriminatedUnion('event', [
        z.object({
          event: z.enum(['view_item', 'select_content']),
          contentType: z.literal('product'),
          item: z.object({
            id: line(120),
            name: z.string().max(300),
            brand: z.string().max(300),
            listName: line(1000),
            category: z.string().max(300),
          }),
        }),
        z.object({ event: z.literal('page_view'), path: line(1000) }),
      ]),
      response: { 204: z.undefined().describe('Counted, or not'), ...failures },
    },
  },
  policyReports: {
    method: 'POST',
    url: POLICY_REPORTS_PATH,
    access: 'anyone',
    schema: {
      operationId: 'policyReports',
      summary:
        'Browsers report what the content security policy has refused; nothing is stored about the visitor',
      tags: ['runtime'],
      consumes: ['application/reports+json', 'application/csp-report'],
      body: z.union([
        CspReport,
        z
          .array(
            z.union([
              z.object({ type: z.literal('csp-violation'), body: PolicyViolation }),
              z.object({ type: z.string() }),
            ]),
          )
          .max(100),
      ]),
      response: { 204: z.undefined().describe('Counted, or not'), ...failures },
    },
  },
} satisfies Record<string, Contract>
