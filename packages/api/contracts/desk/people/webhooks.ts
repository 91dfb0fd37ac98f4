import { z } from 'zod'
import { failures, line } from '../../contract.ts'
import { ADMIN_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from '../desk.ts'

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
  webhooks: {
    method: 'GET',
    url: `${DESK_URL}/webhooks`,
    roles: ADMIN_ROLES,
    schema: deskSchema('webhooks', 'All webhooks with their last deliveries', {
      response: { 200: z.array(Webhook), ...failures },
    }),
  },
  addWebhook: {
    method: 'POST',
    url: `${DESK_URL}/webhooks`,
    roles: ADMIN_ROLES,
    schema: deskSchema('addWebhook', 'Add a webhook; its secret is shown only once', {
      description:
        '`webhook_url_invalid`: not an https:// address on the public internet. `webhook_exists`, `webhook_too_many`.',
      body: z.object({ url: line(2000) }),
      response: { 200: z.object({ id: z.string(), secret: z.string() }), ...failures },
    }),
  },
  removeWebhook: {
    method: 'POST',
    url: `${DESK_URL}/webhooks/:id/remove`,
    roles: ADMIN_ROLES,
    schema: deskSchema('removeWebhook', 'Remove a webhook with its deliveries', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  enableWebhook: {
    method: 'POST',
    url: `${DESK_URL}/webhooks/:id/enable`,
    roles: ADMIN_ROLES,
    schema: deskSchema('enableWebhook', 'Enable a webhook that was disabled after failing for days', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  testWebhook: {
    method: 'POST',
    url: `${DESK_URL}/webhooks/:id/test`,
    roles: ADMIN_ROLES,
    schema: deskSchema('testWebhook', 'Send a message of the type `test`', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
  retryWebhookDelivery: {
    method: 'POST',
    url: `${DESK_URL}/webhook-deliveries/:id/retry`,
    roles: ADMIN_ROLES,
    schema: deskSchema('retryWebhookDelivery', 'Send a delivery again now', {
      params: IdParams,
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
