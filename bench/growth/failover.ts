import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../faults/random.ts'
import { findPercentile } from '../percentile.ts'
import { type Publishes, publishRepeatedly, signIn } from './editor.ts'
import { type HouseWithTwoServers, isRunning, printOutput, startTwoServers } from './house.ts'
import { describeFailures, describeLoad, type Outcome, sendSteadily } from './load.ts'
import { createMembers, findLoggedOut } from './members.ts'
import { startHaproxy } from './programs/haproxy.ts'
import { startPgBouncer } from './programs/pgbouncer.ts'
import { type PostgresPair, startPostgresPair } from './programs/postgres-pair.ts'
import { query } from './programs/query.ts'
import { listRequests, REQUESTS_PER_SECOND } from './servers.ts'
import { type Writes, writeRepeatedly } from './writes.ts'

const MEMBERS = 20
const PUBLISH_PAUSE_MS = 800
/** How long it takes until somebody, or Patroni, has noticed that the primary is gone. */
const PROMOTE_AFTER_MS = 3000
/** The goal: errors for seconds. Includes the time until the standby is promoted. */
const MAX_OUTAGE_MS = 15_000

/** Kills the PostgreSQL of a house with two servers under load, and promotes its standby. */
export async function testFailover({ seed, seconds }: { seed: number; seconds: number }): Promise<string[]> {
  await using pair = await startPostgresPair()
  await using haproxy = await startHaproxy(pair)
  const { host, port, user, database } = haproxy.connection
  await using pgbouncer = await startPgBouncer(haproxy.connection)
  await using house = await startTwoServers({
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: `postgres://${user}@${host}:${port}/${database}`,
  })
  const problems = report(await measure(house, pair, { seed, seconds }))
  if (problems.length > 0) printOutput(house)
  return problems
}

interface Figures {
  pages: Outcome
  calls: Outcome
  writes: Writes
  /** Acknowledged reviews that the promoted database does not have. */
  lost: number
  before: Publishes
  after: Publishes
  ended: number
  loggedOut: number
  promotedAfterMs: number
}

async function measure(
  { servers, client }: HouseWithTwoServers,
  pair: PostgresPair,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Figures> {
  const members = await createMembers(client, MEMBERS)
  const requests = await listRequests(servers, members)
  const editor = await signIn(client)
  const processes = servers.map(({ process }) => process.pid)
  const stopping = new AbortController()
  const { signal } = stopping
  const killMs = seconds * 300 + createRandom(seed)(seconds * 100)
  console.log(`Load for ${seconds} s.`)
  const startedAt = Date.now()
  const load = sendSteadily(client, { requests, perSecond: REQUESTS_PER_SECOND, signal })
  const writing = writeRepeatedly(client, { members, signal })
  const before = await publishRepeatedly(editor, {
    servers,
    pauseMs: PUBLISH_PAUSE_MS,
    signal: AbortSignal.timeout(killMs),
  })
  await pair.killPrimary()
  const killedAt = Date.now()
  console.log(`${Math.round((killedAt - startedAt) / 1000)} s: primary killed`)
  await wait(PROMOTE_AFTER_MS)
  await pair.promoteStandby()
  const promotedAfterMs = Date.now() - killedAt
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s: standby promoted`)
  const publishing = publishRepeatedly(editor, { servers, pauseMs: PUBLISH_PAUSE_MS, signal })
  await wait(Math.max(0, startedAt + seconds * 1000 - Date.now()))
  stopping.abort()
  const [{ page: pages, call: calls }, writes, after] = await Promise.all([load, writing, publishing])
  const loggedOut = (await Promise.all(servers.map((server) => findLoggedOut(server, members)))).flat()
  return {
    pages,
    calls,
    writes,
    lost: await countLost(pair, writes),
    before,
    after,
    ended: servers.filter((server, index) => !isRunning(server) || server.process.pid !== processes[index])
      .length,
    loggedOut: loggedOut.length,
    promotedAfterMs,
  }
}

async function countLost({ standby }: PostgresPair, { last }: Writes): Promise<number> {
  const rows = await query<{ email: string; comment: string }>(
    standby,
    'select email, comment from review join person on person.id = review.person_id where email = any($1)',
    [[...last.keys()]],
  )
  const stored = new Map(rows.map(({ email, comment }) => [email, Number(comment.split(' ').at(-1))]))
  return [...last].filter(([email, number]) => (stored.get(email) ?? 0) < number).length
}

function report(figures: Figures): string[] {
  const { pages, calls, writes, lost, before, after, ended, loggedOut, promotedAfterMs } = figures
  const seconds = [...calls.failedBySecond].toSorted(([a], [b]) => a - b)
  const outageMs = writes.longestOutageMs
  const slowest = Math.max(...after.times)
  console.log(`\n## A failover of the database\n`)
  console.log(describeLoad({ pages, calls }))
  console.log(`
standby promoted ${(promotedAfterMs / 1000).toFixed(1)} s after the kill
failed calls by second: ${seconds.map(([second, count]) => `${second} s: ${count}`).join(', ') || 'none'}
members' writes: ${writes.acknowledged} acknowledged, ${describeFailures(writes)} failed, ${lost} lost; longest outage ${(outageMs / 1000).toFixed(1)} s
servers that ended: ${ended}; members logged out: ${loggedOut} of ${MEMBERS}
publishes before: ${before.times.length}, on both servers after ${findPercentile(before.times, 0.5).toFixed(0)} ms (median), ${Math.max(...before.times).toFixed(0)} at most
publishes after: ${after.times.length}, ${findPercentile(after.times, 0.5).toFixed(0)} ms (median), ${slowest.toFixed(0)} at most; ${after.repeated} refused during the outage
`)
  const problems = [...before.problems, ...after.problems]
  const expect = (isAsExpected: boolean, problem: string) => {
    if (!isAsExpected) problems.push(`failover: ${problem}`)
  }
  expect(pages.failed === 0, `${pages.failed} pages failed.`)
  expect(lost === 0, `${lost} acknowledged writes were lost.`)
  expect(writes.acknowledged > 0, 'no write was acknowledged.')
  const serverErrors = (writes.failures.get('500') ?? 0) + (calls.failures.get('500') ?? 0)
  expect(serverErrors === 0, `${serverErrors} calls were answered with 500.`)
  expect(outageMs <= MAX_OUTAGE_MS, `nothing could be written for ${(outageMs / 1000).toFixed(1)} s.`)
  expect(ended === 0, `${ended} servers ended.`)
  expect(loggedOut === 0, `${loggedOut} members were logged out.`)
  expect(after.times.length > 0, 'no publish appeared on both servers afterwards.')
  return problems
}
