import { z } from 'zod'

import { ADMIN_ROLES, Done, deskCall } from '../desk.ts'

/** The kinds of data that the house stores for a time that it chooses. */
export const RETENTION_KINDS = [
  'audit_log',
  'imports',
  'mails',
  'page_views',
  'past_tickets',
  'searches',
  'unknown_addresses',
  'webhook_deliveries',
] as const
export type RetentionKind = (typeof RETENTION_KINDS)[number]

const RetentionPeriod = z
  .object({
    kind: z.enum(RETENTION_KINDS),
    days: z.int().describe('After this many days it is deleted'),
    defaultDays: z.int(),
    minDays: z.int(),
    maxDays: z.int(),
  })
  .meta({ id: 'RetentionPeriod' })

/** How long what is stored. */
export const retentionContracts = {
  retention: deskCall('GET', '/retention', ADMIN_ROLES, {
    summary: 'How long the house stores what, and within which limits',
    reply: z.array(RetentionPeriod),
  }),
  setRetention: deskCall('POST', '/retention', ADMIN_ROLES, {
    summary: 'Choose how long the house stores what',
    description: '`retention_invalid`: outside the limits of its kind.',
    body: z.object({
      periods: z
        .array(z.object({ kind: z.enum(RETENTION_KINDS), days: z.int() }))
        .max(RETENTION_KINDS.length),
    }),
    reply: Done,
  }),
}
