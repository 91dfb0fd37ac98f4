import type { PgBoss } from 'pg-boss'
import { scheduleRepeating } from '../../platform/jobs/repeating-job.ts'
import { createOutboundFetch } from '../../platform/outbound/fetch.ts'
import { addDeliveries, deliverDue, type WebhookDependencies } from './deliver.ts'

const INTERVAL_SECONDS = 5
const TIMEOUT_MS = 10_000
/** Replies are not read further than this. */
const MAX_REPLY_BYTES = 100_000

/** How webhooks are reached: on the public internet, or at the origin that the operator has chosen. */
export const createWebhookFetch = (trustedOrigins: readonly string[]) =>
  createOutboundFetch({
    trustedOrigins,
    setting: 'WEBHOOK_ORIGIN',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  })

/** Sends changes of the programme to webhooks repeatedly, on one of the servers that share the database. Publishing does not wait for it. */
export const scheduleWebhooks = (
  boss: PgBoss,
  { logWarning, ...dependencies }: WebhookDependencies & { logWarning(text: string): void },
): Promise<{ stop(): void }> =>
  scheduleRepeating(boss, {
    queue: 'webhooks',
    async run() {
      await addDeliveries(dependencies)
      await deliverDue(dependencies)
      return INTERVAL_SECONDS
    },
    retrySeconds: 60,
    pollSeconds: 2,
    timeoutSeconds: 900,
    logWarning,
  })
