import { ACTIVITIES, HouseAnswers } from '@lerret/model'
import { z } from 'zod'
import { line, text } from '../contract.ts'
import { ADMIN_ROLES, Done, deskCall } from './desk.ts'
import { Staff } from './people/session.ts'

const Progress = z
  .object({
    isDemo: z.boolean(),
    isOpen: z.boolean().describe('Whether visitors see the site'),
    activities: z
      .array(z.enum(ACTIVITIES))
      .nullable()
      .describe('What the house does; null when it did not begin with the starter'),
    done: z.array(z.string()).describe('The steps that were finished or skipped'),
    skipped: z.array(z.string()).describe('Those of them that were skipped'),
    isReminderDismissed: z
      .boolean()
      .describe('Whether the first screen no longer names the steps that are left'),
  })
  .meta({ id: 'SetupProgress' })

/** Setting up a house. The first administrator shows the code of the server; what follows is for administrators. */
export const setupContracts = {
  setupState: deskCall('GET', '/setup', 'anyone', {
    summary: 'Whether the house waits for its first administrator',
    reply: z.object({ isWaiting: z.boolean() }),
  }),
  addFirstAdministrator: deskCall('POST', '/setup/administrator', 'anyone', {
    summary: 'Become the first administrator, with the code that the server has printed',
    body: z.object({ code: text(200), name: text(400), email: text(400), password: text(4000) }),
    reply: Staff,
  }),
  restoreBackup: deskCall('POST', '/setup/restore', 'anyone', {
    summary:
      'Restore a backup into a house that waits for its first administrator, and start the server again',
    description:
      'As `multipart/form-data`: the fields `code`, which the server has printed, and `passphrase`, if the backup has secrets, and after them the file.',
    consumes: ['multipart/form-data'],
    reply: Done,
  }),
  setupProgress: deskCall('GET', '/setup/progress', ADMIN_ROLES, {
    summary: 'How far the set-up of the house is',
    reply: Progress,
  }),
  finishSetupStep: deskCall('POST', '/setup/steps/:step', ADMIN_ROLES, {
    summary: 'Mark a step as done, and make the starter’s pages again from what the house says of itself',
    params: z.object({ step: line(40) }),
    body: z.object({
      activities: z.array(z.enum(ACTIVITIES)).optional(),
      isSkipped: z.boolean().optional(),
    }),
    reply: Progress,
  }),
  dismissSetupReminder: deskCall('POST', '/setup/dismiss-reminder', ADMIN_ROLES, {
    summary: 'Stop naming the steps that are left on the first screen',
    reply: Done,
  }),
  houseFile: deskCall('GET', '/setup/house-file', ADMIN_ROLES, {
    summary: 'The answers that would set up a house like this one, for HOUSE_FILE',
    reply: HouseAnswers,
  }),
  leaveDemo: deskCall('POST', '/setup/leave-demo', ADMIN_ROLES, {
    summary: 'Empty the demo house, and start the server again for a new one',
    body: z.object({ confirm: z.literal('empty the demo house') }),
    reply: Done,
  }),
}
