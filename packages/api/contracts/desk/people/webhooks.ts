import { z } from 'zod'
import { line } from '../../contract.ts'
import { ADMIN_ROLES, Done, deskCall } from '../desk.ts'

const IdParams = z.object({ id: z.uuid() })

const WebhookDelivery = z
  .object({
    id: z.string(),
    type: z.enum(['programme.changed', 'test']),
    changes: z.int().describe('How many records it is about'),
    state: z.enum(['waiting', 'sent', 'failed']),
    attempts: z.int(),
    createdAt: z.string(),
    dueAt: z.string().describe('When it is tried next, while it waits'),
    status: z.int().nullable().describe('Of the last reply'),
    error: z.string().nullable().describe('The code of the error, where there was no reply'),
  })
  .meta({ id: 'WebhookDelivery' })

const Webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    addedBy: z.string(),
    createdAt: z.string(),
    disabledAt: z.string().nullable(),
    deliveries: z.array(WebhookDelivery).describe('The last ones, newest first'),
  })
  .meta({ id: 'Webhook' })

/** Addresses that learn of changes of the programme. */
export const webhookContracts = {
  webhooks: deskCall('GET', '/webhooks', ADMIN_ROLES, {
    summary: 'All webhooks with their last deliveries',
    reply: z.array(Webhook),
  }),
  addWebhook: deskCall('POST', '/webhooks', ADMIN_ROLES, {
    summary: 'Add a webhook; its secret is shown only once',
    description:
      '`webhook_url_invalid`: not an https:// address on the public internet. `webhook_exists`, `webhook_too_many`.',
    body: z.object({ url: line(2000) }),
    reply: z.object({ id: z.string(), secret: z.string() }),
  }),
  removeWebhook: deskCall('POST', '/webhooks/:id/remove', ADMIN_ROLES, {
    summary: 'Remove a webhook with its deliveries',
    params: IdParams,
    reply: Done,
  }),
  enableWebhook: deskCall('POST', '/webhooks/:id/enable', ADMIN_ROLES, {
    summary: 'Enable a webhook that was disabled after failing for days',
    params: IdParams,
    reply: Done,
  }),
  testWebhook: deskCall('POST', '/webhooks/:id/test', ADMIN_ROLES, {
    summary: 'Send a message of the type `test`',
    params: IdParams,
    reply: Done,
  }),
  retryWebhookDelivery: deskCall('POST', '/webhook-deliveries/:id/retry', ADMIN_ROLES, {
    summary: 'Send a delivery again now',
    params: IdParams,
    reply: Done,
  }),
}
