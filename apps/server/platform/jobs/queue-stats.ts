import type { Pool } from 'pg'

export interface QueueStats {
  queue: string
  /** Jobs that are due. Those planned for later are not counted. */
  waiting: number
  running: number
  /** Failed jobs that are still in the database. */
  failed: number
  /** The last completed job, on any server; null when none is in the database. */
  last: { seconds: number; endedAt: Date } | null
}

/** The number of jobs by queue; an empty list when no server has opened the queues yet. */
export async function readQueueStats(pool: Pick<Pool, 'query'>): Promise<QueueStats[]> {
  const table = await pool.query<{ exists: boolean }>(
    "select to_regclass('pgboss.job') is not null as exists",
  )
  if (!table.rows[0]?.exists) return []
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
