import autocannon, { type Request, type Result } from 'autocannon'

export interface Call {
  name: string
  connections: number
  requests: Request[]
  /** Send each request once, because repeated ones are cached; otherwise send them in turn for some seconds. */
  once?: boolean
  /** Requests that are sent at the same time but not measured. */
  concurrent?: Omit<Call, 'name' | 'once' | 'meanwhile'>
}

export interface Figures {
  replies: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Replies with an error status, and requests without a reply. */
  failed: number
}

const SECONDS = 8

/** Sends the requests of a call with its number of connections, and measures the replies. */
export async function fire(url: string, call: Call): Promise<Figures> {
  if (!call.concurrent) return fireOne(url, call)
  const [figures, concurrentFigures] = await Promise.all([fireOne(url, call), fireOne(url, call.concurrent)])
  return { ...figures, failed: figures.failed + concurrentFigures.failed }
}

async function fireOne(
  url: string,
  { connections, requests, once = false }: Omit<Call, 'name'>,
): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  let clients = 0
  const startedAt = performance.now()
  const result = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        timeout: 30,
        ...(once ? { amount: requests.length } : { duration: SECONDS }),
        // Each connection has its own requests, so that none is sent twice with `once`.
        setupClient(client) {
          const index = clients++
          client.setRequests(once ? requests.filter((_, number) => number % connections === index) : requests)
        },
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    )
    instance.on('response', (_client, status: number, _bytes, milliseconds: number) => {
      if (status >= 200 && status < 300) times.push(milliseconds)
      else failed++
    })
  })
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    replies: times.length,
    perSecond: times.length / ((performance.now() - startedAt) / 1000),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    failed: failed + result.errors + result.timeouts,
  }
}
