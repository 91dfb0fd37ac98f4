/** Types for the API that is used here; the package has none. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    path: string
    method?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Client {
    setRequests(requests: Request[]): void
  }
  export interface Options {
    url: string
    connections: number
    /** Seconds, or a number of requests with `amount`. */
    duration?: number
    amount?: number
    /** Requests a second of all connections together. */
    overallRate?: number
    timeout?: number
    headers?: Record<string, string>
    requests?: Request[]
    setupClient?: (client: Client) => void
  }
  export interface Result {
    requests: { total: number; average: number }
    /** Milliseconds. With a rate, from the moment when a request should have been sent. */
    latency: { p50: number; p97_5: number; p99: number }
    duration: number
    non2xx: number
    errors: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
