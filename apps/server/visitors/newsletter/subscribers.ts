import { addDays, formatCsv, osloDate } from '@lerret/model'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { Pagination } from '../../platform/db/pagination.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { subscriber } from './table.ts'

type State = (typeof subscriber.$inferSelect)['state']

/** Subscribers for the desk, newest first, with counts by state and by month. */
export async function findSubscribers(
  db: Queryable,
  {
    search = '',
    state,
    page,
    now,
  }: { search?: string | undefined; state?: State | undefined; page: Pagination; now: Date },
) {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const isFound = and(
    sql`${subscriber.email} like ${pattern}`,
    state === undefined ? undefined : eq(subscriber.state, state),
  )
  const [counted] = await db.select({ total: count() }).from(subscriber).where(isFound)
  const rows = await db
    .select({
      id: subscriber.id,
      email: subscriber.email,
      state: subscriber.state,
      createdAt: subscriber.createdAt,
      confirmedAt: subscriber.confirmedAt,
      refusal: subscriber.refusal,
    })
    .from(subscriber)
    .where(isFound)
    .orderBy(desc(subscriber.createdAt), asc(subscriber.email))
    .limit(page.take)
    .offset(page.skip)
  const states = await db
    .select({ state: subscriber.state, count: count() })
    .from(subscriber)
    .groupBy(subscriber.state)
  const countState = (each: State) => states.find((one) => one.state === each)?.count ?? 0
  return {
    items: rows.map(({ createdAt, confirmedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
    counts: {
      pending: countState('pending'),
      confirmed: countState('confirmed'),
      bounced: countState('bounced'),
    },
    months: await countByMonth(db, now),
  }
}

/** Counts the new subscribers of each month. One who unsubscribes is deleted, so earlier months count only those who are still there. */
async function countByMonth(db: Queryable, now: Date) {
  const confirmed = await db
    .select({ at: subscriber.confirmedAt })
    .from(subscriber)
    .where(eq(subscriber.state, 'confirmed'))
  const dates = confirmed.map(({ at }) => osloDate(at as Date).slice(0, 7))
  return lastMonths(now).map((month) => ({
    month,
    confirmed: dates.filter((date) => date <= month).length,
  }))
}

/** `2026-11` and the eleven months before it, oldest first. */
function lastMonths(now: Date): string[] {
  const months: string[] = []
  let date = osloDate(now)
  while (months.length < 12) {
    months.unshift(date.slice(0, 7))
    date = addDays(`${date.slice(0, 7)}-01`, -1)
  }
  return months
}

/** Every subscriber as CSV. */
export async function exportSubscribers(db: Queryable): Promise<string> {
  const rows = await db.select().from(subscriber).orderBy(asc(subscriber.email))
  const lines = rows.map(({ email, state, createdAt, confirmedAt }) => [
    email,
    state,
    createdAt.toISOString(),
    confirmedAt?.toISOString() ?? '',
  ])
  return formatCsv([['email', 'state', 'createdAt', 'confirmedAt'], ...lines])
}

export async function removeSubscriber(db: Queryable, id: string): Promise<void> {
  const removed = await db.delete(subscriber).where(eq(subscriber.id, id)).returning({ id: subscriber.id })
  if (removed.length === 0) throw new AppError('subscriber_not_found', 'There is no such subscriber.')
}
