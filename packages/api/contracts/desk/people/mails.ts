import { z } from 'zod'
import { text, wholeNumber } from '../../contract.ts'
import { MAX_PAGE_SIZE } from '../../partner/index.ts'
import { ADMIN_ROLES, Done, deskCall } from '../desk.ts'

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
  outgoingMails: deskCall('GET', '/mails', ADMIN_ROLES, {
    summary: 'Mails of the last weeks, newest first, without their text',
    querystring: z.object({
      state: z.enum(['waiting', 'sent', 'failed']).optional(),
      skip: wholeNumber({ max: 100_000 }).default(0),
      take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(20),
    }),
    reply: z.object({
      items: z.array(OutgoingMail),
      counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
      isRehearsal: z
        .boolean()
        .describe('Whether mails are written to a folder, since the house may not be the real one'),
    }),
  }),
  retryMail: deskCall('POST', '/mails/:id/retry', ADMIN_ROLES, {
    summary: 'Try a mail again now',
    params: z.object({ id: z.uuid() }),
    reply: Done,
  }),
  endRehearsal: deskCall('POST', '/mails/end-rehearsal', ADMIN_ROLES, {
    summary: 'Send mails from now on: this is the real house',
    reply: Done,
  }),
  sendTestMail: deskCall('POST', '/mails/test', ADMIN_ROLES, {
    summary: 'Send a mail to see whether mails arrive',
    body: z.object({ email: text(400) }),
    reply: Done,
  }),
}
