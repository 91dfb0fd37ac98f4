import { and, asc, desc, eq, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { readRevision } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Encryption } from '../../platform/security/encryption.ts'
import { createWebhookSecret } from './signature.ts'
import { webhook, webhookDelivery } from './table.ts'

export const MAX_WEBHOOKS = 20
const LISTED_DELIVERIES = 10

/** Adds an address. It gets what changes from now on. Returns its secret, which is not shown again. */
export async function addWebhook(
  tx: Queryable,
  { url, addedBy, encryption, now }: { url: string; addedBy: string; encryption: Encryption; now: Date },
): Promise<{ id: string; secret: string }> {
  const existing = await tx.select({ id: webhook.id }).from(webhook)
  if (existing.length >= MAX_WEBHOOKS)
    throw new AppError('webhook_too_many', `A house has at most ${MAX_WEBHOOKS} webhooks.`)
  const secret = createWebhookSecret()
  const [added] = await tx
    .insert(webhook)
    .values({
      url,
      addedBy,
      secret: encryption.encrypt(Buffer.from(secret)),
      createdAt: now,
      revision: await readRevision(tx),
    })
    .onConflictDoNothing()
    .returning({ id: webhook.id })
  if (!added) throw new AppError('webhook_exists', 'This address is a webhook already.')
  return { id: added.id, secret }
}

/** Every webhook with its last deliveries. */
export async function readWebhooks(db: Queryable) {
  const hooks = await db.select().from(webhook).orderBy(asc(webhook.createdAt), asc(webhook.id))
  return Promise.all(
    hooks.map(async ({ id, url, addedBy, createdAt, disabledAt }) => ({
      id,
      url,
      addedBy,
      createdAt: createdAt.toISOString(),
      disabledAt: disabledAt?.toISOString() ?? null,
      deliveries: await readDeliveries(db, id),
    })),
  )
}

async function readDeliveries(db: Queryable, webhookId: string) {
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId))
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(LISTED_DELIVERIES)
  return rows.map(({ id, type, changes, state, attempts, createdAt, dueAt, status, error }) => ({
    id,
    type,
    changes,
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    status,
    error,
  }))
}

/** Removes a webhook with its deliveries. Returns its address. */
export async function removeWebhook(tx: Queryable, id: string): Promise<string> {
  const [removed] = await tx.delete(webhook).where(eq(webhook.id, id)).returning({ url: webhook.url })
  if (!removed) throw webhookNotFound()
  return removed.url
}

/** Enables a webhook that was disabled. What changed meanwhile is not sent. */
export async function enableWebhook(tx: Queryable, id: string): Promise<string> {
  const [enabled] = await tx
    .update(webhook)
    .set({ disabledAt: null, failingSince: null, revision: await readRevision(tx) })
    .where(eq(webhook.id, id))
    .returning({ url: webhook.url })
  if (!enabled) throw webhookNotFound()
  return enabled.url
}

export async function addTestDelivery(tx: Queryable, webhookId: string, now: Date): Promise<void> {
  const [found] = await tx.select({ id: webhook.id }).from(webhook).where(eq(webhook.id, webhookId))
  if (!found) throw webhookNotFound()
  const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} })
  await insertDelivery(tx, { webhookId, type: 'test', body, changes: 0, now })
}

export async function insertDelivery(
  tx: Queryable,
  {
    now,
    ...delivery
  }: { webhookId: string; type: 'programme.changed' | 'test'; body: string; changes: number; now: Date },
): Promise<void> {
  await tx.insert(webhookDelivery).values({ ...delivery, state: 'waiting', createdAt: now, dueAt: now })
}

/** Tries a delivery again now, whatever became of it. */
export async function retryDelivery(tx: Queryable, id: string, now: Date): Promise<void> {
  const retried = await tx
    .update(webhookDelivery)
    .set({ state: 'waiting', attempts: 0, dueAt: now, settledAt: null })
    .where(eq(webhookDelivery.id, id))
    .returning({ id: webhookDelivery.id })
  if (retried.length === 0) throw new AppError('webhook_not_found', 'There is no such delivery.')
}

/** Enabled webhooks with changes after their revision and nothing that waits to be sent to them. */
export const readWebhooksBehind = (db: Queryable, revision: number) =>
  db
    .select({ id: webhook.id, revision: webhook.revision })
    .from(webhook)
    .where(
      and(
        isNull(webhook.disabledAt),
        lt(webhook.revision, revision),
        notExists(
          db
            .select({ one: sql`1` })
            .from(webhookDelivery)
            .where(
              and(
                eq(webhookDelivery.webhookId, webhook.id),
                eq(webhookDelivery.type, 'programme.changed'),
                eq(webhookDelivery.state, 'waiting'),
              ),
            ),
        ),
      ),
    )

/** Reads the deliveries that are due, the oldest first; also to a disabled webhook, if somebody has asked for it. */
export const readDueDeliveries = (db: Queryable, now: Date) =>
  db
    .select({
      delivery: webhookDelivery,
      url: webhook.url,
      secret: webhook.secret,
      failingSince: webhook.failingSince,
    })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.state, 'waiting'), lte(webhookDelivery.dueAt, now)))
    .orderBy(asc(webhookDelivery.createdAt))

/** Webhooks that were disabled since they failed for too long, for the desk. */
export const readDisabledWebhooks = (db: Queryable) =>
  db
    .select({ url: webhook.url, disabledAt: webhook.disabledAt })
    .from(webhook)
    .where(isNotNull(webhook.disabledAt))
    .orderBy(asc(webhook.disabledAt))

const webhookNotFound = () => new AppError('webhook_not_found', 'There is no such webhook.')
