import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { auditedTransaction, recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import type { RepeatingJob } from '../../platform/jobs/repeating-job.ts'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import { addDeliveries, deliverDue } from './deliver.ts'
import {
  addTestDelivery,
  addWebhook,
  enableWebhook,
  readWebhooks,
  removeWebhook,
  retryDelivery,
} from './store.ts'

/** Changes of the programme, sent to other programs. */
export const webhooks: Feature = {
  deskCalls: registerWebhookRoutes,
  jobs: (house) => [createWebhookJob(house)],
}

function registerWebhookRoutes(
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

const TIMEOUT_MS = 10_000
/** Replies are not read further than this. */
const MAX_REPLY_BYTES = 100_000

/** Reaches webhooks on the public internet, or at the origin that the operator has chosen. */
export const createWebhookFetch = (trustedOrigins: readonly string[]) =>
  createOutboundFetch({
    trustedOrigins,
    setting: 'WEBHOOK_ORIGIN',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  })

/** Publishing does not wait for it. */
function createWebhookJob({ db, now, secrets, settings }: House): RepeatingJob {
  const dependencies = {
    db,
    now,
    encryption: secrets.createEncryption('webhook secrets'),
    fetch: createWebhookFetch(settings.webhookOrigin ? [settings.webhookOrigin] : []),
  }
  return {
    name: 'webhooks',
    async run() {
      await addDeliveries(dependencies)
      await deliverDue(dependencies)
    },
    everySeconds: 5,
    retrySeconds: 60,
    pollSeconds: 2,
    timeoutSeconds: 900,
  }
}
