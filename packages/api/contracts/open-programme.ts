import { z } from 'zod'
import { type Contract, failures, notModified } from './contract.ts'

export const PROGRAMME_URL = '/api/v1/programme'
/** The longest period of one call, in days. */
export const MAX_PROGRAMME_DAYS = 366
export const DEFAULT_PROGRAMME_DAYS = 30

const Day = z.iso.date({ error: 'is not a date such as 2026-11-20' })

const ProgrammeProduction = z
  .object({
    id: z.string(),
    kind: z.enum(['film', 'culture']),
    title: z.string(),
    type: z
      .string()
      .nullable()
      .describe('What kind of event it is, in the words of the house; null for films'),
    summary: z.string().describe('Plain text'),
    ageLimit: z.string().describe('A, 6, 9, 12, 15 or 18'),
    minutes: z.int().nullable(),
    originalTitle: z.string().nullable(),
    ediNumber: z.string().nullable(),
    genres: z.array(z.string()),
    url: z.string().describe('Its page'),
    image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  })
  .meta({ id: 'ProgrammeProduction' })

export const ProgrammeShowing = z
  .object({
    id: z.string(),
    startsAt: z.string().describe('UTC'),
    endsAt: z.string().describe('UTC'),
    hall: z.string(),
    state: z.enum(['planned', 'cancelled', 'postponed', 'moved']),
    previousStart: z.string().nullable().describe('The start before it was moved or postponed'),
    notice: z.string().nullable().describe('Why it is cancelled or moved, for visitors'),
    ticketStatus: z.enum(['on-sale', 'few-left', 'sold-out', 'not-yet', 'at-door', 'free']),
    saleOpensAt: z.string().nullable(),
    priceFrom: z.number().nullable().describe('Kroner'),
    label: z.string().nullable().describe('A name of the showing besides the title'),
    formats: z.array(z.string()),
    language: z.string().nullable(),
    subtitles: z.string().nullable(),
    access: z.array(z.string()).describe('wheelchair, hearing-loop, audio-description, relaxed'),
    ticketUrl: z.string().nullable(),
    production: ProgrammeProduction,
  })
  .meta({ id: 'ProgrammeShowing' })
export type ProgrammeShowing = z.infer<typeof ProgrammeShowing>

const Programme = z
  .object({
    house: z.object({ name: z.string(), url: z.string() }),
    from: z.string(),
    to: z.string(),
    timeZone: z.literal('Europe/Oslo').describe('The zone of the dates'),
    showings: z.array(ProgrammeShowing).describe('In the order of their starts'),
  })
  .meta({ id: 'Programme' })
export type Programme = z.infer<typeof Programme>

const changed = {
  id: z.string(),
  change: z.enum(['published', 'removed']).describe('`published`: it is new or different'),
  at: z.string().describe('When it was published or removed'),
  url: z.string().nullable().describe('Its page; null when it is removed'),
}

/** A showing or production that was published or removed, as it is now. */
const ProgrammeChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('showing'), ...changed, showing: ProgrammeShowing.nullable() }),
  z.object({ kind: z.literal('production'), ...changed, production: ProgrammeProduction.nullable() }),
])
export type ProgrammeChange = z.infer<typeof ProgrammeChange>

/** The message that a webhook gets when the published programme has changed. */
export const WebhookMessage = z.object({
  type: z.literal('programme.changed'),
  timestamp: z.iso.datetime(),
  data: z.object({
    revision: z.int().describe('Rises with each change'),
    total: z.int().describe('How many have changed; `changes` has the first 100 of them'),
    changes: z.array(ProgrammeChange),
  }),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

/** The published programme, open for everybody: tourist boards, calendars of the municipality, newspapers. */
export const openProgrammeContracts = {
  openProgramme: {
    method: 'GET',
    url: PROGRAMME_URL,
    access: 'anyone',
    schema: {
      operationId: 'openProgramme',
      summary: 'The published programme of some days; needs no key, and pages of all sites may call it',
      description: `Without \`from\` it begins today, without \`to\` it has ${DEFAULT_PROGRAMME_DAYS} days; at most ${MAX_PROGRAMME_DAYS}. Replies have an ETag: send it as \`If-None-Match\`.`,
      tags: ['programme'],
      querystring: z.object({
        from: Day.optional().describe('The first day, in Oslo'),
        to: Day.optional().describe('The last day, inclusive'),
        kind: z.enum(['film', 'culture'], { error: 'is film or culture' }).optional(),
      }),
      response: { 200: Programme, ...notModified, ...failures },
    },
  },
} satisfies Record<string, Contract>
