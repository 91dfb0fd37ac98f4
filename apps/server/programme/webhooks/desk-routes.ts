import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { auditedTransaction, recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import {
  addTestDelivery,
  addWebhook,
  enableWebhook,
  readWebhooks,
  removeWebhook,
  retryDelivery,
} from './store.ts'

/** Webhooks of the programme, for admins. */
export function registerWebhookRoutes(
  scope: FastifyInstance,
  { db, now, secrets, settings: { webhookOrigin } }: House,
) {
  const encryption = secrets.createEncryption('webhook secrets')
  const trustedOrigins = webhookOrigin ? [webhookOrigin] : []
  const record = (tx: Queryable, request: StaffRequest, action: AuditAction, id: string, url: string) =>
    recordAction(tx, {
      person: request.staff,
      action,
      record: { kind: 'webhook', id },
      details: { name: new URL(url).host },
      now: now(),
    })

  addRoute(scope, deskContracts.webhooks, () => readWebhooks(db))
  addRoute(scope, deskContracts.addWebhook, (request) => {
    const addedBy = request.staff.name
    const url = getWebhookUrl(request.body.url, trustedOrigins).href
    return db.transaction(async (tx) => {
      const added = await addWebhook(tx, { url, addedBy, encryption, now: now() })
      await record(tx, request, 'webhook_added', added.id, url)
      return added
    })
  })
  addRoute(scope, deskContracts.removeWebhook, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) =>
      record(tx, request, 'webhook_removed', id, await removeWebhook(tx, id)),
    )
    return true as const
  })
  addRoute(scope, deskContracts.enableWebhook, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) =>
      record(tx, request, 'webhook_enabled', id, await enableWebhook(tx, id)),
    )
    return true as const
  })
  addRoute(scope, deskContracts.testWebhook, async ({ params }) => {
    await addTestDelivery(db, params.id, now())
    return true as const
  })
  addRoute(scope, deskContracts.retryWebhookDelivery, async (request) => {
    const { id } = request.params
    const action = { person: request.staff, action: 'webhook_retried', now: now() } as const
    await auditedTransaction(db, action, (tx) => retryDelivery(tx, id, now()))
    return true as const
  })
}

/** Messages go over https, except to an origin that the operator has chosen. Inner addresses are refused when they are sent. */
function getWebhookUrl(text: string, trustedOrigins: readonly string[]): URL {
  const url = URL.parse(text.trim())
  const isAllowed =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (trustedOrigins.includes(url.origin) || (url.protocol === 'https:' && url.port === ''))
  if (!isAllowed)
    throw new AppError('webhook_url_invalid', 'This is not an https:// address.', { field: 'url' })
  return url
}
