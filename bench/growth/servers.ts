import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WRONG_PASSWORDS_PER_NETWORK } from '../../apps/server/members/accounts/login-limits.ts'
import type { House } from '../../e2e/house/house.ts'
import { createRandom } from '../faults/random.ts'
import { listCallRequests, listPageRequests } from '../load/requests.ts'
import { findPercentile } from '../percentile.ts'
import { type Publishes, publishRepeatedly, signIn } from './editor.ts'
import { countGuesses } from './guesses.ts'
import { type HouseWithTwoServers, MAILS_PER_MINUTE, printOutput, startTwoServers } from './house.ts'
import {
  countClaimedMails,
  countNewsletters,
  countPlannedPublishes,
  countWaitingMails,
  type JobCounts,
  planPublishes,
  sendNewsletter,
} from './jobs.ts'
import { describeLoad, type LoadRequest, type Outcome, sendSteadily } from './load.ts'
import { createMembers, findLoggedOut, type Member } from './members.ts'
import { startPgBouncer } from './programs/pgbouncer.ts'
import { type Postgres, startPostgres, toUrl } from './programs/postgres.ts'

export const REQUESTS_PER_SECOND = Number(process.env.GROWTH_REQUESTS ?? 200)
/** Three of four requests are for pages and their files. */
const PAGES_PER_CALL = 3
const MEMBERS = 40
const VISITORS = 200
const PLANS = 8
const PUBLISH_PAUSE_MS = 800
const SECONDS_KILLED = 10
const MAX_LIVE_MS = 1000
const MAX_MAILS_WAIT_MS = 300_000

/** Kills each of two servers in turn while visitors, members and an editor use the house, and starts it again. */
export async function testServers({ seed, seconds }: { seed: number; seconds: number }): Promise<string[]> {
  await using postgres = await startPostgres()
  await using pgbouncer = await startPgBouncer(postgres.connection)
  await using house = await startTwoServers({
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: toUrl(postgres.connection),
  })
  const problems = report(await measure(house, postgres, { seed, seconds }))
  if (problems.length > 0) printOutput(house)
  return problems
}

interface Figures {
  pages: Outcome
  calls: Outcome
  publishes: Publishes
  kills: string[]
  loggedOut: string[]
  newsletters: JobCounts & { claimed: number }
  plans: JobCounts
  guesses: { onBoth: number; onOne: number }
}

async function measure(
  { servers, client, smtp }: HouseWithTwoServers,
  { connection }: Postgres,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Figures> {
  const members = await createMembers(client, MEMBERS)
  const requests = await listRequests(servers, members)
  const editor = await signIn(client)
  const guesses = {
    onBoth: await countGuesses(servers, { email: 'medlem-1@oyane.example', network: '203.0.113.1' }),
    onOne: await countGuesses([servers[0]], { email: 'medlem-2@oyane.example', network: '203.0.113.2' }),
  }
  const subscribers = Math.round((seconds * MAILS_PER_MINUTE) / 60)
  await sendNewsletter(editor, connection, subscribers)
  const plannedAt = new Date()
  const moments = Array.from(
    { length: PLANS },
    (_, number) => new Date(+plannedAt + ((number + 1) * seconds * 1000) / (PLANS + 1)),
  )
  const planned = await planPublishes(editor, moments)

  console.log(`Load for ${seconds} s.`)
  const stopping = new AbortController()
  const { signal } = stopping
  const load = sendSteadily(client, { requests, perSecond: REQUESTS_PER_SECOND, signal })
  const publishing = publishRepeatedly(editor, { servers, pauseMs: PUBLISH_PAUSE_MS, signal })
  const kills = await killInTurn(servers, { seed, seconds })
  stopping.abort()
  const [{ page: pages, call: calls }, publishes] = await Promise.all([load, publishing])

  const loggedOut = (await Promise.all(servers.map((server) => findLoggedOut(server, members)))).flat()
  const deadline = Date.now() + MAX_MAILS_WAIT_MS
  while ((await countWaitingMails(connection)) > 0 && Date.now() < deadline) await wait(1000)
  return {
    pages,
    calls,
    publishes,
    kills,
    loggedOut,
    newsletters: {
      ...countNewsletters(smtp, subscribers),
      claimed: await countClaimedMails(connection),
    },
    plans: await countPlannedPublishes(connection, planned, plannedAt),
    guesses,
  }
}

/** Lists requests that visitors and members make. Both servers have made its pictures. */
export async function listRequests(servers: House[], members: Member[]): Promise<LoadRequest[]> {
  const [{ url }] = servers as [House]
  const pages = (await Promise.all(servers.map((server) => listPageRequests(server.url))))[0] ?? []
  const calls = await listCallRequests(url)
  return Array.from({ length: VISITORS * (PAGES_PER_CALL + 1) }, (_, number): LoadRequest => {
    const { visitor: memberVisitor, cookie } = members[number % members.length] as Member
    const turn = Math.floor(number / (PAGES_PER_CALL + 1))
    if (number % (PAGES_PER_CALL + 1) === 0)
      return {
        kind: 'call',
        path: calls[turn % calls.length]?.path as string,
        visitor: memberVisitor,
        cookie,
      }
    return { kind: 'page', path: pages[number % pages.length]?.path as string, visitor: number % VISITORS }
  })
}

/** Kills each server once at a random moment of its half of the time, and starts it again. Returns what was done when. */
async function killInTurn(
  servers: House[],
  { seed, seconds }: { seed: number; seconds: number },
): Promise<string[]> {
  const random = createRandom(seed)
  const startedAt = Date.now()
  const halfMs = (seconds * 1000) / servers.length
  const events: string[] = []
  const log = (event: string) => {
    events.push(`${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${event}`)
    console.log(events.at(-1))
  }
  for (const [index, server] of servers.entries()) {
    const killAt = startedAt + halfMs * (index + 0.1) + random(halfMs / 4)
    await wait(Math.max(0, killAt - Date.now()))
    const ended = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await ended
    log(`server ${index + 1} killed`)
    await wait(SECONDS_KILLED * 1000)
    await server.startAgain()
    log(`server ${index + 1} serves again`)
  }
  await wait(Math.max(0, startedAt + seconds * 1000 - Date.now()))
  return events
}

function report(figures: Figures): string[] {
  const { pages, calls, publishes, loggedOut, newsletters, plans, guesses } = figures
  const live = publishes.times
  console.log(`\n## Two servers behind nginx, one PostgreSQL through pgBouncer\n`)
  console.log(describeLoad({ pages, calls }))
  console.log(`
members logged out: ${loggedOut.length} of ${MEMBERS}
publishes: ${live.length}, on every running server after ${findPercentile(live, 0.5).toFixed(0)} ms (median), ${findPercentile(live, 0.95).toFixed(0)} (95 %), ${Math.max(...live).toFixed(0)} at most; ${publishes.repeated} repeated by the editor after an error
uploaded pictures: ${publishes.uploads}, missing on a server: ${publishes.missingPictures}
newsletter: ${describeRuns(newsletters)}; claimed by a killed server: ${newsletters.claimed}
planned publishes: ${describeRuns(plans)}
wrong passwords until refused: ${guesses.onBoth} on both servers in turn, ${guesses.onOne} on one
`)
  const problems = [...publishes.problems]
  const expect = (isAsExpected: boolean, problem: string) => {
    if (!isAsExpected) problems.push(`growth: ${problem}`)
  }
  expect(pages.failed === 0, `${pages.failed} pages failed.`)
  expect(loggedOut.length === 0, `${loggedOut.length} members were logged out.`)
  expect(
    Math.max(...live) <= MAX_LIVE_MS,
    `a publish was on every server after ${Math.max(...live).toFixed(0)} ms.`,
  )
  expect(publishes.missingPictures === 0, `${publishes.missingPictures} uploaded pictures were missing.`)
  expect(newsletters.twice === 0, `${newsletters.twice} subscribers got the newsletter twice.`)
  expect(newsletters.never <= newsletters.claimed, `${newsletters.never} subscribers got no newsletter.`)
  expect(plans.once === plans.expected, `planned publishes: ${describeRuns(plans)}.`)
  const expectedGuess = WRONG_PASSWORDS_PER_NETWORK.max + 1
  expect(guesses.onBoth === expectedGuess, `guess ${guesses.onBoth} on both servers was refused first.`)
  return problems
}

const describeRuns = ({ expected, once, twice, never }: JobCounts) =>
  `${once} of ${expected} once, ${twice} twice, ${never} never`
