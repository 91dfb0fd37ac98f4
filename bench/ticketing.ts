import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type BasicEvent, type EventFeed, eventFeedPath, eventsAddress } from '@lerret/api'
import { pageDataPath, type ShowingView } from '@lerret/model'
import { findFreePort, type House, removeFolder, startHouse } from '../e2e/house.ts'
import { FAMILIES, table } from './pages.ts'

/** What becomes of the provider, and what the operator must be able to read about it. */
const BREAKS: { name: string; reason: RegExp; answer: ((reply: ServerResponse) => void) | null }[] = [
  { name: 'killed', reason: /ECONNREFUSED/, answer: null },
  { name: 'silent', reason: /has not answered in 10 seconds/, answer: () => {} },
  { name: 'an error', reason: /it answers 502/, answer: (reply) => reply.writeHead(502).end('Bad gateway') },
  { name: 'a web page', reason: /is no JSON/, answer: (reply) => reply.end('<html>Velkomen</html>') },
  { name: 'something else', reason: /not what was agreed on/, answer: (reply) => reply.end('{"shows":[]}') },
]
/** Long enough to be noticed, too short to be told to visitors; and long enough for that too. */
const SECONDS = [35, 70]
/** Availability is to be fresh within a minute; a silent provider is waited for a while longer. */
const LONGEST_RECOVERY_S = 75
/** From then on, visitors are told that what they see is what was last known. */
const STALE_AFTER_S = 60

/**
 * Breaks the ticketing provider in every way it may break, for a short while and for a longer one, looks at what visitors get
 * meanwhile, and measures how long after it is back what they get is right again.
 */
export async function breakProvider(log: (line: string) => void): Promise<string[]> {
  const provider = await openProvider()
  const house = await startHouse({ env: { CHECKOUT_URL: provider.url, CHECKOUT_PORT: `${provider.behind}` } })
  const complaints: string[] = []
  const rows: (string | number)[][] = []
  try {
    await provider.learn()
    const showing = await findShowing(house)
    const trial = { house, provider, showing, complaints }
    await expectStatus(trial, 'on-sale')
    for (const broken of BREAKS)
      for (const seconds of SECONDS) {
        const { tries, recovery } = await breakOnce(trial, broken, seconds)
        rows.push([broken.name, seconds, tries, recovery.toFixed(1)])
        log(`${broken.name} for ${seconds} s: right again after ${recovery.toFixed(1)} s`)
      }
  } finally {
    await house.stop()
    await provider.kill()
    await removeFolder(house.dataDir)
  }
  log(table(['the provider is or answers with', 'for (s)', 'tries meanwhile', 'right again after (s)'], rows))
  return complaints
}

interface Trial {
  house: House
  provider: Provider
  showing: { id: string; eventId: string }
  complaints: string[]
}

async function breakOnce(trial: Trial, { name, reason, answer }: (typeof BREAKS)[number], seconds: number) {
  const { house, provider, showing, complaints } = trial
  const said = house.output().length
  const asked = provider.asked()
  if (answer) provider.answerWith(answer)
  else await provider.kill()
  // Meanwhile the last place is sold: whoever looks is told what was last known, and not that nothing is.
  provider.sellOut(showing.eventId)
  const until = performance.now() + seconds * 1000
  let isStale = false
  while (performance.now() < until) {
    const page = await fetch(house.url + FAMILIES.film)
    if (page.status !== 200) complaints.push(`${name}: the film's page answered ${page.status}.`)
    const event = await askFor(trial)
    if (event?.ticketStatus !== 'on-sale')
      complaints.push(`${name}: it was told to be ${event?.ticketStatus}.`)
    isStale ||= event?.lastKnown !== undefined
    await wait(500)
  }
  if (isStale !== seconds > STALE_AFTER_S)
    complaints.push(`${name} for ${seconds} s: visitors were ${isStale ? '' : 'not '}told that it is old.`)
  const log = house.output().slice(said)
  if (!reason.test(log)) complaints.push(`${name}: the log does not say why: ${log}`)

  const tries = provider.asked() - asked
  await provider.comeBack()
  const backAt = performance.now()
  await expectStatus(trial, 'sold-out')
  const recovery = (performance.now() - backAt) / 1000
  if (recovery > LONGEST_RECOVERY_S) complaints.push(`${name}: right again only after ${recovery} s.`)
  if (!house.output().slice(said).includes('answers again'))
    complaints.push(`${name}: the log does not say that it is back.`)
  provider.reopen(showing.eventId)
  await expectStatus(trial, 'on-sale')
  return { tries: answer ? tries : '–', recovery }
}

/** Waits until visitors are told so, and that it is of now. */
async function expectStatus(trial: Trial, status: BasicEvent['ticketStatus']) {
  const until = performance.now() + 3 * 60_000
  for (;;) {
    const event = await askFor(trial)
    if (event?.ticketStatus === status && event.lastKnown === undefined) return
    if (performance.now() > until)
      throw new Error(`It is never told to be ${status}: ${JSON.stringify(event)}`)
    await wait(100)
  }
}

async function askFor({ house, showing }: Pick<Trial, 'house' | 'showing'>): Promise<BasicEvent | undefined> {
  const reply = await fetch(house.url + eventsAddress('site178a', [showing.id]))
  return ((await reply.json()) as BasicEvent[])[0]
}

/** One that is on sale, and the provider's number of it. */
async function findShowing({ url }: House): Promise<Trial['showing']> {
  const text = await (await fetch(url + pageDataPath(FAMILIES.film))).text()
  let found: Trial['showing'] | undefined
  JSON.parse(text, (_, value: Partial<ShowingView> | null) => {
    const eventId = /\/events\/(\d+)\//.exec(value?.purchaseHref ?? '')?.[1]
    if (eventId && value?.id && value.ticketStatus === 'on-sale') found ??= { id: value.id, eventId }
    return value
  })
  if (!found) throw new Error('No showing of the film is on sale.')
  return found
}

interface Provider {
  url: string
  /** The port of the stand-in, of whose feed it makes its own. */
  behind: number
  learn(): Promise<void>
  asked(): number
  answerWith(answer: (reply: ServerResponse) => void): void
  sellOut(eventId: string): void
  reopen(eventId: string): void
  kill(): Promise<void>
  comeBack(): Promise<void>
}

/** A provider that tells what the stand-in told at first, and can be broken. */
async function openProvider(): Promise<Provider> {
  const [port, behind] = [await findFreePort(), await findFreePort()]
  const soldOut = new Set<string>()
  let feed: EventFeed | undefined
  let server: Server | undefined
  let asked = 0
  const tell = (reply: ServerResponse) => {
    if (!feed) return reply.writeHead(503).end()
    const showings = feed.showings.map((showing) =>
      soldOut.has(showing.id) ? { ...showing, sold: showing.capacity ?? 0 } : showing,
    )
    return reply.setHeader('content-type', 'application/json').end(JSON.stringify({ ...feed, showings }))
  }
  let answer: (reply: ServerResponse) => void = tell
  async function open() {
    server = createServer((_, reply) => {
      asked += 1
      answer(reply)
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
    behind,
    asked: () => asked,
    async learn() {
      for (;;) {
        const reply = await fetch(`http://127.0.0.1:${behind}${eventFeedPath('fjordheim')}`).catch(() => null)
        if (reply?.ok) {
          feed = (await reply.json()) as EventFeed
          return
        }
        await wait(200)
      }
    },
    answerWith(other) {
      answer = other
    },
    sellOut: (eventId) => void soldOut.add(eventId),
    reopen: (eventId) => void soldOut.delete(eventId),
    kill,
    async comeBack() {
      answer = tell
      if (!server?.listening) await open()
    },
  }
}
