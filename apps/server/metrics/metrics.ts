import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** As Prometheus reads it. */
  write(): Promise<{ type: string; text: string }>
  answered(route: string, status: number, seconds: number): void
  /** Does the work and notes how long it took, and whether it came to anything. */
  timePublish<Result>(work: () => Promise<Result>): Promise<Result>
  /** A figure that is looked up when somebody asks. */
  watch(name: string, help: string, read: () => number): void
  /** Figures of one thing for each of several; when they cannot be read there are none, and the rest is told. */
  watchEach(name: string, help: string, each: Each): void
}

export interface Each {
  /** What tells them apart. */
  label: string
  read(): Promise<Iterable<readonly [string, number]>>
}

const ANSWER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const PUBLISH_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60]

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'lerret_http_request_duration_seconds',
    help: 'How long answers took, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: ANSWER_SECONDS,
    registers: [register],
  })
  const publishes = new Histogram({
    name: 'lerret_publish_duration_seconds',
    help: 'How long it took to publish',
    labelNames: ['outcome'],
    buckets: PUBLISH_SECONDS,
    registers: [register],
  })

  return {
    write: async () => ({ type: register.contentType, text: await register.metrics() }),
    answered(route, status, seconds) {
      answers.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    async timePublish(work) {
      const end = publishes.startTimer()
      try {
        const result = await work()
        end({ outcome: 'done' })
        return result
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
    watch(name, help, read) {
      new Gauge({
        ...{ name, help, registers: [register] },
        collect() {
          this.set(read())
        },
      })
    },
    watchEach(name, help, { label, read }) {
      new Gauge({
        ...{ name, help, labelNames: [label], registers: [register] },
        async collect() {
          this.reset()
          // Figures are wanted most when something they come from is gone.
          const figures = await read().catch(() => [])
          for (const [which, value] of figures) this.set({ [label]: which }, value)
        },
      })
    },
  }
}
