import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type BasicEvent, type EventFeed, eventFeedPath, eventsAddress } from '@lerret/api'
import { pageDataPath, type ShowingView } from '@lerret/model'
import { findFreePort, type House, removeFolder, startHouse } from '../e2e/house/house.ts'
import { FAMILIES, table } from './pages.ts'

/** The ways in which the provider fails, and the reason that the log must have. */
const FAILURES: { name: string; reason: RegExp; respond: ((reply: ServerResponse) => void) | null }[] = [
  { name: 'killed', reason: /ECONNREFUSED/, respond: null },
  { name: 'silent', reason: /has not answered in 10 seconds/, respond: () => {} },
  {
    name: 'an error',
    reason: /it replies with status 502/,
    respond: (reply) => reply.writeHead(502).end('Bad gateway'),
  },
  { name: 'a web page', reason: /is not JSON/, respond: (reply) => reply.end('<html>Velkomen</html>') },
  {
    name: 'something else',
    reason: /does not match the expected format/,
    respond: (reply) => reply.end('{"shows":[]}'),
  },
]
/** One outage that is too short for visitors to notice, and one that is not. */
const OUTAGE_SECONDS = [35, 70]
/** Availability must be fresh within a minute; a silent provider takes a little longer. */
const MAX_RECOVERY_SECONDS = 75
/** The age from which visitors see that the availability is old. */
const STALE_SECONDS = 60

/**
 * Makes the ticketing provider fail in every way, for a short and for a longer time, checks what visitors get meanwhile, and measures
 * how long it takes afterwards until the availability is right again.
 */
export async function testOutages(log: (line: string) => void): Promise<string[]> {
  const provider = await startProvider()
  const house = await startHouse({
    env: { CHECKOUT_URL: provider.url, CHECKOUT_PORT: `${provider.standInPort}` },
  })
  const problems: string[] = []
  const rows: (string | number)[][] = []
  try {
    await provider.loadFeed()
    const showing = await findShowing(house)
    const trial = { house, provider, showing, problems }
    await expectStatus(trial, 'on-sale')
    for (const failure of FAILURES)
      for (const seconds of OUTAGE_SECONDS) {
        const { attempts, recovery } = await testOutage(trial, failure, seconds)
        rows.push([failure.name, seconds, attempts, recovery.toFixed(1)])
        log(`${failure.name} for ${seconds} s: right again after ${recovery.toFixed(1)} s`)
      }
  } finally {
    await house.stop()
    await provider.kill()
    await removeFolder(house.dataDir)
  }
  log(table(['the provider is or answers with', 'for (s)', 'tries meanwhile', 'right again after (s)'], rows))
  return problems
}

interface Trial {
  house: House
  provider: Provider
  showing: { id: string; eventId: string }
  problems: string[]
}

async function testOutage(
  trial: Trial,
  { name, reason, respond }: (typeof FAILURES)[number],
  seconds: number,
) {
  const { house, provider, showing, problems } = trial
  const logLength = house.output().length
  const requestCount = provider.requestCount()
  if (respond) provider.replyWith(respond)
  else await provider.kill()
  // Meanwhile the last seat is sold: visitors get the last known state.
  provider.sellOut(showing.eventId)
  const until = performance.now() + seconds * 1000
  let isStale = false
  while (performance.now() < until) {
    const page = await fetch(house.url + FAMILIES.film)
    if (page.status !== 200) problems.push(`${name}: the film's page answered ${page.status}.`)
    const event = await readEvent(trial)
    if (event?.ticketStatus !== 'on-sale')
      problems.push(`${name}: the ticket status was ${event?.ticketStatus}.`)
    isStale ||= event?.lastKnown !== undefined
    await wait(500)
  }
  if (isStale !== seconds > STALE_SECONDS)
    problems.push(`${name} for ${seconds} s: the availability was ${isStale ? '' : 'not '}marked as old.`)
  const log = house.output().slice(logLength)
  if (!reason.test(log)) problems.push(`${name}: the log does not say why: ${log}`)

  const attempts = provider.requestCount() - requestCount
  await provider.restore()
  const backAt = performance.now()
  await expectStatus(trial, 'sold-out')
  const recovery = (performance.now() - backAt) / 1000
  if (recovery > MAX_RECOVERY_SECONDS) problems.push(`${name}: right again only after ${recovery} s.`)
  if (!house.output().slice(logLength).includes('works again'))
    problems.push(`${name}: the log does not say that it is back.`)
  provider.reopen(showing.eventId)
  await expectStatus(trial, 'on-sale')
  return { attempts: respond ? attempts : '–', recovery }
}

/** Waits until visitors get this status as fresh. */
async function expectStatus(trial: Trial, status: BasicEvent['ticketStatus']) {
  const until = performance.now() + 3 * 60_000
  for (;;) {
    const event = await readEvent(trial)
    if (event?.ticketStatus === status && event.lastKnown === undefined) return
    if (performance.now() > until)
      throw new Error(`The status never became ${status}: ${JSON.stringify(event)}`)
    await wait(100)
  }
}

async function readEvent({
  house,
  showing,
}: Pick<Trial, 'house' | 'showing'>): Promise<BasicEvent | undefined> {
  const reply = await fetch(house.url + eventsAddress('site178a', [showing.id]))
  return ((await reply.json()) as BasicEvent[])[0]
}

/** Finds a showing on sale, and the provider's number of it. */
async function findShowing({ url }: House): Promise<Trial['showing']> {
  const text = await (await fetch(url + pageDataPath(FAMILIES.film))).text()
  let showing: Trial['showing'] | undefined
  JSON.parse(text, (_, value: Partial<ShowingView> | null) => {
    const eventId = /\/events\/(\d+)\//.exec(value?.purchaseHref ?? '')?.[1]
    if (eventId && value?.id && value.ticketStatus === 'on-sale') showing ??= { id: value.id, eventId }
    return value
  })
  if (!showing) throw new Error('No showing of the film is on sale.')
  return showing
}

interface Provider {
  url: string
  /** The port of the stand-in, whose feed is copied. */
  standInPort: number
  loadFeed(): Promise<void>
  requestCount(): number
  replyWith(respond: (reply: ServerResponse) => void): void
  sellOut(eventId: string): void
  reopen(eventId: string): void
  kill(): Promise<void>
  restore(): Promise<void>
}

/** A provider with the stand-in's first feed, that can be made to fail. */
async function startProvider(): Promise<Provider> {
  const [port, standInPort] = [await findFreePort(), await findFreePort()]
  const soldOut = new Set<string>()
  let feed: EventFeed | undefined
  let server: Server | undefined
  let requestCount = 0
  const sendFeed = (reply: ServerResponse) => {
    if (!feed) return reply.writeHead(503).end()
    const showings = feed.showings.map((showing) =>
      soldOut.has(showing.id) ? { ...showing, sold: showing.capacity ?? 0 } : showing,
    )
    return reply.setHeader('content-type', 'application/json').end(JSON.stringify({ ...feed, showings }))
  }
  let respond: (reply: ServerResponse) => void = sendFeed
  async function open() {
    server = createServer((_, reply) => {
      requestCount += 1
      respond(reply)
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => server?.once('listening', resolve))
  }
  async function kill() {
    const closed = new Promise((resolve) => (server?.listening ? server.close(resolve) : resolve(null)))
    server?.closeAllConnections()
    await closed
  }
  await open()
  return {
    url: `http://127.0.0.1:${port}`,
    standInPort,
    requestCount: () => requestCount,
    async loadFeed() {
      for (;;) {
        const reply = await fetch(`http://127.0.0.1:${standInPort}${eventFeedPath('fjordheim')}`).catch(
          () => null,
        )
        if (reply?.ok) {
          feed = (await reply.json()) as EventFeed
          return
        }
        await wait(200)
      }
    },
    replyWith(next) {
      respond = next
    },
    sellOut: (eventId) => void soldOut.add(eventId),
    reopen: (eventId) => void soldOut.delete(eventId),
    kill,
    async restore() {
      respond = sendFeed
      if (!server?.listening) await open()
    },
  }
}
