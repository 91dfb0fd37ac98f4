import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../faults/random.ts'
import { findPercentile } from '../percentile.ts'

export interface Request {
  path: string
  headers: Record<string, string>
}

export interface Figures {
  replies: number
  perSecond: number
  p50: number
  p97_5: number
  p99: number
  slowest: number
  /** How late requests were sent at the 99th percentile, which is the bench's own delay and part of all times. */
  lateP99: number
  /** Replies with an error status, and requests without a reply. */
  failed: number
}

interface Options {
  requests: Request[]
  perSecond: number
  seconds: number
  seed: number
}

/** Visitors have connections of their own, so a request does not wait for another one's reply. */
const MAX_CONNECTIONS = 200
const TIMEOUT_MS = 30_000
const RANDOM_STEPS = 1_000_000

/**
 * Sends requests in turn at random moments, on average so many a second, whether or not earlier ones are answered. Each is timed from
 * the moment at which it was due until its reply has arrived whole.
 */
export async function sendAtRate(url: string, options: Options): Promise<Figures> {
  const { requests, perSecond, seconds, seed } = options
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const random = createRandom(seed)
  const [times, delays]: [number[], number[]] = [[], []]
  const pending = new Set<Promise<void>>()
  let failed = 0

  async function send({ path, headers }: Request, due: number) {
    try {
      await requestWhole(url + path, { agent, headers })
      times.push(performance.now() - due)
    } catch {
      failed++
    }
  }

  const start = performance.now()
  let number = 0
  // Gaps between independent visitors are distributed exponentially.
  const nextGap = () => (-Math.log((random(RANDOM_STEPS) + 1) / RANDOM_STEPS) * 1000) / perSecond
  for (let due = start + nextGap(); due < start + seconds * 1000; due += nextGap()) {
    const remaining = due - performance.now()
    if (remaining > 0) await sleep(remaining)
    delays.push(performance.now() - due)
    const sent = send(requests[number++ % requests.length] as Request, due).finally(() =>
      pending.delete(sent),
    )
    pending.add(sent)
  }
  await Promise.all(pending)
  agent.destroy()
  return {
    p50: findPercentile(times, 0.5),
    p97_5: findPercentile(times, 0.975),
    p99: findPercentile(times, 0.99),
    slowest: findPercentile(times, 1),
    lateP99: findPercentile(delays, 0.99),
    failed,
    replies: times.length,
    perSecond: number / seconds,
  }
}

/** Waits for the last byte of the reply, and throws when it is an error. */
function requestWhole(address: string, options: { agent: Agent; headers: Request['headers'] }) {
  return new Promise<void>((resolve, reject) => {
    const request = get(address, { ...options, timeout: TIMEOUT_MS }, (reply) => {
      const isGood = reply.statusCode !== undefined && reply.statusCode < 300
      reply
        .on('end', () =>
          isGood ? resolve() : reject(new Error(`${address} was answered with ${reply.statusCode}.`)),
        )
        .on('error', reject)
        .resume()
    })
    request
      .on('error', reject)
      .on('timeout', () => request.destroy(new Error(`${address} was not answered.`)))
  })
}
