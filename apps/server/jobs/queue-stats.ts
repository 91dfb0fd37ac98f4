import type { Pool } from 'pg'

export interface QueueFigures {
  queue: string
  /** Those that should have begun. What is planned for later does not wait. */
  waiting: number
  running: number
  /** Those that were given up, as long as they are remembered. */
  failed: number
  /** The last that ended as it should, on whichever server; null when none is remembered. */
  last: { seconds: number; endedAt: Date } | null
}

/** How it stands with what is to be done later, queue by queue; nothing where no server has opened the queues yet. */
export async function readQueues(pool: Pick<Pool, 'query'>): Promise<QueueFigures[]> {
  const known = await pool.query<{ is_there: boolean }>(
    "select to_regclass('pgboss.job') is not null as is_there",
  )
  if (!known.rows[0]?.is_there) return []
  const { rows } = await pool.query<QueueRow>(`
    select queue.name as queue,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      max(completed_on) filter (where state = 'completed') as ended_at,
      (array_agg(extract(epoch from completed_on - started_on)::float8 order by completed_on desc)
        filter (where state = 'completed'))[1] as seconds
    from pgboss.queue left join pgboss.job on job.name = queue.name
    group by queue.name order by queue.name
  `)
  return rows.map(({ ended_at, seconds, ...counts }) => ({
    ...counts,
    last: ended_at && { seconds: seconds ?? 0, endedAt: ended_at },
  }))
}

interface QueueRow {
  queue: string
  waiting: number
  running: number
  failed: number
  ended_at: Date | null
  seconds: number | null
}
