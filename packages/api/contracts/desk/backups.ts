import { z } from 'zod'

import { ADMIN_ROLES, deskCall } from './desk.ts'

const Failure = z.object({ at: z.iso.datetime(), reason: z.string().describe('Of the server, in English') })

const Backups = z
  .object({
    isScheduled: z.boolean().describe('Whether the server makes backups by itself'),
    folder: z.string().describe('On the server'),
    last: z
      .object({ at: z.iso.datetime(), bytes: z.number(), rows: z.number(), files: z.number() })
      .nullable(),
    failure: Failure.nullable().describe('Why the last attempt failed'),
    trial: z
      .object({ at: z.iso.datetime(), rows: z.number(), pages: z.number() })
      .nullable()
      .describe('When a backup was last restored on trial'),
    trialFailure: Failure.nullable(),
  })
  .meta({ id: 'Backups' })

export const backupContracts = {
  backups: deskCall('GET', '/backups', ADMIN_ROLES, {
    summary: 'The last backup of the house, and the last one that was restored on trial',
    reply: Backups,
  }),
}
