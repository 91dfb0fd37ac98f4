import { ACTIVITIES, HouseAnswers } from '@lerret/model'
import { z } from 'zod'
import { failures, line, text } from '../contract.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from './desk.ts'
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
  setupState: {
    method: 'GET',
    url: `${DESK_URL}/setup`,
    roles: 'anyone',
    schema: deskSchema('setupState', 'Whether the house waits for its first administrator', {
      security: [],
      response: { 200: z.object({ isWaiting: z.boolean() }), ...failures },
    }),
  },
  addFirstAdministrator: {
    method: 'POST',
    url: `${DESK_URL}/setup/administrator`,
    roles: 'anyone',
    schema: deskSchema(
      'addFirstAdministrator',
      'Become the first administrator, with the code that the server has printed',
      {
        security: [],
        body: z.object({ code: text(200), name: text(400), email: text(400), password: text(4000) }),
        response: { 200: Staff, ...failures },
      },
    ),
  },
  restoreBackup: {
    method: 'POST',
    url: `${DESK_URL}/setup/restore`,
    roles: 'anyone',
    schema: deskSchema(
      'restoreBackup',
      'Restore a backup into a house that waits for its first administrator, and start the server again',
      {
        security: [],
        description:
          'As `multipart/form-data`: the fields `code`, which the server has printed, and `passphrase`, if the backup has secrets, and after them the file.',
        consumes: ['multipart/form-data'],
        response: { 200: Done, ...failures },
      },
    ),
  },
  setupProgress: {
    method: 'GET',
    url: `${DESK_URL}/setup/progress`,
    roles: ADMIN_ROLES,
    schema: deskSchema('setupProgress', 'How far the set-up of the house is', {
      response: { 200: Progress, ...failures },
    }),
  },
  finishSetupStep: {
    method: 'POST',
    url: `${DESK_URL}/setup/steps/:step`,
    roles: ADMIN_ROLES,
    schema: deskSchema(
      'finishSetupStep',
      'Mark a step as done, and make the starter’s pages again from what the house says of itself',
      {
        params: z.object({ step: line(40) }),
        body: z.object({
          activities: z.array(z.enum(ACTIVITIES)).optional(),
          isSkipped: z.boolean().optional(),
        }),
        response: { 200: Progress, ...failures },
      },
    ),
  },
  dismissSetupReminder: {
    method: 'POST',
    url: `${DESK_URL}/setup/dismiss-reminder`,
    roles: ADMIN_ROLES,
    schema: deskSchema('dismissSetupReminder', 'Stop naming the steps that are left on the first screen', {
      response: { 200: Done, ...failures },
    }),
  },
  houseFile: {
    method: 'GET',
    url: `${DESK_URL}/setup/house-file`,
    roles: ADMIN_ROLES,
    schema: deskSchema('houseFile', 'The answers that would set up a house like this one, for HOUSE_FILE', {
      response: { 200: HouseAnswers, ...failures },
    }),
  },
  leaveDemo: {
    method: 'POST',
    url: `${DESK_URL}/setup/leave-demo`,
    roles: ADMIN_ROLES,
    schema: deskSchema('leaveDemo', 'Empty the demo house, and start the server again for a new one', {
      body: z.object({ confirm: z.literal('empty the demo house') }),
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
