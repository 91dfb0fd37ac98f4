import autocannon, { type Request, type Result } from 'autocannon'

/** Enough for the rates of the load; a browser keeps a few connections open too. */
const CONNECTIONS = 40

export interface Figures {
  replies: number
  perSecond: number
  p50: number
  p97_5: number
  p99: number
  /** Replies with an error status, and requests without a reply. */
  failed: number
}

/**
 * Sends requests in turn at a fixed rate. A request that had to wait for a slow one counts from the moment when it should have been
 * sent.
 */
export async function sendAtRate(
  url: string,
  { requests, perSecond, seconds }: { requests: Request[]; perSecond: number; seconds: number },
): Promise<Figures> {
  const connections = Math.min(CONNECTIONS, perSecond)
  const result = await new Promise<Result>((resolve, reject) => {
    let clients = 0
    autocannon(
      {
        url,
        connections,
        overallRate: perSecond,
        duration: seconds,
        timeout: 30,
        // Each connection begins elsewhere, so that they do not ask for the same at the same time.
        setupClient(client) {
          const first = Math.floor((clients++ * requests.length) / connections)
          client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
        },
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    )
  })
  const { p50, p97_5, p99 } = result.latency
  const failed = result.non2xx + result.errors + result.timeouts
  return {
    p50,
    p97_5,
    p99,
    failed,
    replies: result.requests.total,
    perSecond: result.requests.total / result.duration,
  }
}
