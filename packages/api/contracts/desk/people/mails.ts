import { z } from 'zod'
import { failures, text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner/index.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from '../desk.ts'

const OutgoingMail = z
  .object({
    id: z.string(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['waiting', 'sending', 'handed_over', 'sent', 'failed', 'unconfirmed']),
    attempts: z.int(),
    createdAt: z.string(),
    dueAt: z.string().describe('When it is tried next'),
    settledAt: z.string().nullable().describe('When it was sent or given up'),
    expiresAt: z.string().nullable().describe('When its links expire'),
    error: z
      .object({ command: z.string().nullable(), status: z.int().nullable(), text: z.string() })
      .nullable()
      .describe('The answer of the mail server to the last attempt that failed'),
  })
  .meta({ id: 'OutgoingMail' })

/** The outbox: every mail that the house sends. */
export const mailContracts = {
  outgoingMails: {
    method: 'GET',
    url: `${DESK_URL}/mails`,
    roles: ADMIN_ROLES,
    schema: deskSchema('outgoingMails', 'Mails of the last weeks, newest first, without their text', {
      querystring: z.object({
        state: z.enum(['waiting', 'sent', 'failed']).optional(),
        skip: wholeNumber({ max: 100_000 }).default(0),
        take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
      }),
      response: {
        200: z.object({
          items: z.array(OutgoingMail),
          counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
        }),
        ...failures,
      },
    }),
  },
  retryMail: {
    method: 'POST',
    url: `${DESK_URL}/mails/:id/retry`,
    roles: ADMIN_ROLES,
    schema: deskSchema('retryMail', 'Try a mail again now', {
      params: z.object({ id: z.uuid() }),
      response: { 200: Done, ...failures },
    }),
  },
  sendTestMail: {
    method: 'POST',
    url: `${DESK_URL}/mails/test`,
    roles: ADMIN_ROLES,
    schema: deskSchema('sendTestMail', 'Send a mail to see whether mails arrive', {
      body: z.object({ email: text(400) }),
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
