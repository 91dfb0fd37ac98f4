import type { WebhookMessage } from '@lerret/api/contracts'
import { and, eq } from 'drizzle-orm'
import { readRevision } from '../../content/records/store/read-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import type { Encryption } from '../../platform/security/encryption.ts'
import { readProgrammeChanges } from './programme-changes.ts'
import { isAccepted, isFailingTooLong, isGone, nextAttemptAt } from './rules.ts'
import { signDelivery } from './signature.ts'
import { insertDelivery, readDueDeliveries, readWebhooksBehind } from './store.ts'
import { webhook, webhookDelivery } from './table.ts'

export interface WebhookDependencies {
  db: Database
  /** Refuses private networks and redirects (outbound/fetch.ts). */
  fetch: Fetch
  encryption: Encryption
  now: () => Date
}

/**
 * Adds a delivery for each webhook that is behind, with all changes since its last one: what is published together is sent together,
 * and a receiver that was down gets one request about everything.
 */
export async function addDeliveries({ db, now }: WebhookDependencies): Promise<void> {
  const revision = await readRevision(db)
  for (const { id, revision: after } of await readWebhooksBehind(db, revision)) {
    const { changes, total } = await readProgrammeChanges(db, { after, upTo: revision })
    await db.transaction(async (tx) => {
      await tx.update(webhook).set({ revision }).where(eq(webhook.id, id))
      if (total === 0) return
      const message: WebhookMessage = {
        type: 'programme.changed',
        timestamp: now().toISOString(),
        data: { revision, total, changes },
      }
      const body = JSON.stringify(message)
      await insertDelivery(tx, { webhookId: id, type: message.type, body, changes: total, now: now() })
    })
  }
}

/** Sends what is due. Receivers do not wait for each other. */
export async function deliverDue(dependencies: WebhookDependencies): Promise<void> {
  const due = await readDueDeliveries(dependencies.db, dependencies.now())
  const byReceiver = Map.groupBy(due, ({ delivery }) => delivery.webhookId)
  await Promise.all(
    [...byReceiver.values()].map(async (deliveries) => {
      for (const each of deliveries) await deliver(dependencies, each)
    }),
  )
}

type DueDelivery = Awaited<ReturnType<typeof readDueDeliveries>>[number]

async function deliver(dependencies: WebhookDependencies, due: DueDelivery): Promise<void> {
  const { db, now } = dependencies
  const { id, webhookId } = due.delivery
  const { status, error } = await send(dependencies, due)
  const attempts = due.delivery.attempts + 1
  const isSent = status !== null && isAccepted(status)
  const retryAt = isSent || isGone(status) ? null : nextAttemptAt(attempts, now())
  await db.transaction(async (tx) => {
    await tx
      .update(webhookDelivery)
      .set({
        attempts,
        status,
        error,
        state: isSent ? 'sent' : retryAt ? 'waiting' : 'failed',
        ...(retryAt ? { dueAt: retryAt } : { settledAt: now() }),
      })
      .where(eq(webhookDelivery.id, id))
    if (isSent) await tx.update(webhook).set({ failingSince: null }).where(eq(webhook.id, webhookId))
    else await recordFailure(tx, { webhookId, isGone: isGone(status), now: now() })
  })
}

/** A webhook is disabled when it has failed for days, or says that it is gone. What waits for it is given up. */
async function recordFailure(
  tx: Queryable,
  { webhookId, isGone, now }: { webhookId: string; isGone: boolean; now: Date },
): Promise<void> {
  const [hook] = await tx
    .select({ failingSince: webhook.failingSince })
    .from(webhook)
    .where(eq(webhook.id, webhookId))
    .for('update')
  const failingSince = hook?.failingSince ?? now
  const isDisabled = isGone || isFailingTooLong(failingSince, now)
  await tx
    .update(webhook)
    .set({ failingSince, ...(isDisabled && { disabledAt: now }) })
    .where(eq(webhook.id, webhookId))
  if (!isDisabled) return
  await tx
    .update(webhookDelivery)
    .set({ state: 'failed', settledAt: now })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.state, 'waiting')))
}

/** The status of the reply, or the code of the error without one. Nothing of the reply's text is stored. */
async function send(
  { fetch, encryption, now }: WebhookDependencies,
  { delivery: { id, body }, url, secret }: DueDelivery,
): Promise<{ status: number | null; error: string | null }> {
  const key = encryption.decrypt(secret).toString()
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Lerret-Webhooks/1',
        ...signDelivery(key, { id, body, at: now() }),
      },
      body,
    })
    return { status, error: null }
  } catch (error) {
    if (error instanceof AppError) return { status: null, error: error.code }
    throw error
  }
}
