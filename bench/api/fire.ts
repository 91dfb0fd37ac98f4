import autocannon, { type Request, type Result } from 'autocannon'

export interface Call {
  name: string
  connections: number
  requests: Request[]
  /** Each request once, for what is remembered from the second time on; otherwise in turn, for some seconds. */
  once?: boolean
  /** What others do at the same time. It is not measured. */
  meanwhile?: Omit<Call, 'name' | 'once' | 'meanwhile'>
}

export interface Figures {
  answers: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Answers that were no success, and requests without an answer. */
  failed: number
}

const SECONDS = 8

/** Makes the call again and again, as many at once as it says. */
export async function fire(url: string, call: Call): Promise<Figures> {
  if (!call.meanwhile) return fireAlone(url, call)
  const [figures, others] = await Promise.all([fireAlone(url, call), fireAlone(url, call.meanwhile)])
  return { ...figures, failed: figures.failed + others.failed }
}

async function fireAlone(
  url: string,
  { connections, requests, once = false }: Omit<Call, 'name'>,
): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  let clients = 0
  const startedAt = performance.now()
  const result = await new Promise<Result>((resolve, reject) => {
    const firing = autocannon(
      {
        url,
        connections,
        timeout: 30,
        ...(once ? { amount: requests.length } : { duration: SECONDS }),
        // Each connection has requests of its own, so that none is made twice where each is made once.
        setupClient(client) {
          const own = clients++
          client.setRequests(once ? requests.filter((_, number) => number % connections === own) : requests)
        },
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    )
    firing.on('response', (_client, status: number, _bytes, milliseconds: number) => {
      if (status >= 200 && status < 300) times.push(milliseconds)
      else failed++
    })
  })
  times.sort((one, other) => one - other)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  return {
    answers: times.length,
    perSecond: times.length / ((performance.now() - startedAt) / 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: failed + result.errors + result.timeouts,
  }
}
