import { setTimeout as wait } from 'node:timers/promises'
import { table } from '../pages.ts'
import { findPercentile } from '../percentile.ts'
import type { Client, Reply } from './client.ts'

export interface LoadRequest {
  kind: 'page' | 'call'
  path: string
  visitor: number
  cookie?: string
}

/** The outcome of the requests of one kind. */
export interface Outcome {
  sent: number
  failed: number
  times: number[]
  /** How many failed in each second since the start. */
  failedBySecond: Map<number, number>
  /** Statuses, and errors of requests without a reply. */
  failures: Map<string, number>
}

const createOutcome = (): Outcome => ({
  sent: 0,
  failed: 0,
  times: [],
  failedBySecond: new Map(),
  failures: new Map(),
})

/** Sends requests in turn at a fixed rate until stopped, whether or not earlier ones have been answered. */
export function sendSteadily(
  client: Client,
  { requests, perSecond, signal }: { requests: LoadRequest[]; perSecond: number; signal: AbortSignal },
): Promise<Record<LoadRequest['kind'], Outcome>> {
  const outcomes = { page: createOutcome(), call: createOutcome() }
  const startedAt = performance.now()
  const pending = new Set<Promise<void>>()

  async function send({ kind, path, ...options }: LoadRequest) {
    const outcome = outcomes[kind]
    outcome.sent++
    const sentAt = performance.now()
    const failure = await client
      .send(path, { ...options, headers: { accept: 'image/webp,*/*' } })
      .then(findFailure, (error: NodeJS.ErrnoException) => error.code ?? error.name)
    outcome.times.push(performance.now() - sentAt)
    if (failure !== null) countFailure(outcome, failure, Math.floor((sentAt - startedAt) / 1000))
  }

  async function run() {
    for (let number = 0; !signal.aborted; number++) {
      const sending = send(requests[number % requests.length] as LoadRequest)
      pending.add(sending)
      void sending.then(() => pending.delete(sending))
      const dueAt = startedAt + ((number + 1) * 1000) / perSecond
      await wait(Math.max(0, dueAt - performance.now()))
    }
    await Promise.all(pending)
    return outcomes
  }
  return run()
}

const findFailure = ({ status }: Reply) => (status < 400 ? null : String(status))

function countFailure(outcome: Outcome, failure: string, second: number) {
  outcome.failed++
  outcome.failures.set(failure, (outcome.failures.get(failure) ?? 0) + 1)
  outcome.failedBySecond.set(second, (outcome.failedBySecond.get(second) ?? 0) + 1)
}

/** A table of the outcomes by name. */
export const describeLoad = (outcomes: Record<string, Outcome>): string =>
  table(
    ['', 'sent', 'p50 ms', 'p99 ms', 'failed'],
    Object.entries(outcomes).map(([name, outcome]) => [
      name,
      outcome.sent,
      findPercentile(outcome.times, 0.5).toFixed(0),
      findPercentile(outcome.times, 0.99).toFixed(0),
      describeFailures(outcome),
    ]),
  )

export const describeFailures = ({ failed, failures }: Pick<Outcome, 'failed' | 'failures'>) =>
  failed === 0 ? '0' : `${failed} (${[...failures].map(([what, count]) => `${what}: ${count}`).join(', ')})`
