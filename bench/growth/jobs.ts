import type { Article } from '@lerret/model'
import type { TestSmtpServer } from '../../apps/server/testing/smtp-server.ts'
import { records } from '../load/requests.ts'
import { type Editor, findArticle } from './editor.ts'
import { type Connection, query } from './programs/query.ts'

const toAddress = (number: number) => `abonnent-${number}@oyane.example`

/** Sends a newsletter to this many subscribers, which takes a while, as mails are sent at a limited rate. */
export async function sendNewsletter(editor: Editor, database: Connection, count: number): Promise<void> {
  await query(
    database,
    `insert into subscriber (email, state, created_at, confirmed_at, mails, mails_since)
     select 'abonnent-' || number || '@oyane.example', 'confirmed', now(), now(), 1, now()
     from generate_series(1, $1::int) as number`,
    [count],
  )
  const { id } = await editor.call<{ id: string }>('newsletters', {})
  const { version } = await editor.call<{ version: number }>(`newsletters/${id}`)
  await editor.call(`newsletters/${id}/send`, { at: null, version })
}

export interface JobCounts {
  expected: number
  once: number
  twice: number
  never: number
}

/** Counts the subscribers who got their newsletter. */
export function countNewsletters({ mails }: TestSmtpServer, count: number): JobCounts {
  const received = new Map<string, number>()
  for (const { to } of mails) {
    const address = to?.[0]?.address ?? ''
    received.set(address, (received.get(address) ?? 0) + 1)
  }
  return countRuns(Array.from({ length: count }, (_, number) => received.get(toAddress(number + 1)) ?? 0))
}

/** Mails of the newsletter that are not settled: a killed server had begun them, and its claim ends after five minutes. */
export async function countClaimedMails(database: Connection): Promise<number> {
  const rows = await query<{ count: number }>(
    database,
    `select count(*)::int as count from outgoing_mail where kind = 'newsletter' and state not in ('sent', 'waiting')`,
  )
  return rows[0]?.count ?? 0
}

export async function countWaitingMails(database: Connection): Promise<number> {
  const rows = await query<{ count: number }>(
    database,
    `select count(*)::int as count from outgoing_mail where kind = 'newsletter' and state = 'waiting'`,
  )
  return rows[0]?.count ?? 0
}

/** Plans a publish of each of these articles at a moment of its own. */
export async function planPublishes(editor: Editor, moments: Date[]): Promise<string[]> {
  const ids = records
    .filter(({ kind }) => kind === 'article')
    .map(({ record }) => (record as Article).id)
    .filter((id) => id !== findArticle('vaffelkino-kvar-fredag').id)
    .slice(0, moments.length)
  const plans = ids.map((id, index) => ({
    kind: 'article',
    id,
    publishAt: moments[index]?.toISOString(),
    unpublishAt: null,
  }))
  await editor.call('content/plan', { records: plans })
  return ids
}

/** Counts how often each planned publish was carried out since the plans were made. */
export async function countPlannedPublishes(
  database: Connection,
  ids: string[],
  since: Date,
): Promise<JobCounts> {
  const rows = await query<{ id: string; count: number }>(
    database,
    `select id, count(*)::int as count from content_publication
     where kind = 'article' and id = any($1) and published_at > $2 group by id`,
    [ids, since],
  )
  return countRuns(ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0))
}

const countRuns = (runs: number[]): JobCounts => ({
  expected: runs.length,
  once: runs.filter((count) => count === 1).length,
  twice: runs.filter((count) => count > 1).length,
  never: runs.filter((count) => count === 0).length,
})
