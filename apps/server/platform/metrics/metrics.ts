import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** All metrics in the text format of Prometheus. */
  format(): Promise<{ type: string; text: string }>
  recordReply(route: string, status: number, seconds: number): void
  /** Runs the work and records its duration and outcome. */
  timePublish<Result>(work: () => Promise<Result>): Promise<Result>
  /** Counts a refusal of the content security policy that a browser reported. There are some twenty directives. */
  countRefusal(directive: string): void
  /** A gauge that is read when the metrics are requested. */
  addGauge(name: string, help: string, read: () => number): void
  /** A gauge with one value for each label. When reading fails it has no values, and the other metrics are still sent. */
  addLabelledGauge(name: string, help: string, values: LabelledValues): void
}

export interface LabelledValues {
  label: string
  read(): Promise<Iterable<readonly [string, number]>>
}

const REPLY_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const PUBLISH_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60]

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  // Only counters may end in `_total`. These are gauges, and sums of others with a label.
  for (const name of ['handles', 'requests', 'resources'])
    register.removeSingleMetric(`nodejs_active_${name}_total`)
  const replies = new Histogram({
    name: 'lerret_http_request_duration_seconds',
    help: 'How long answers took, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: REPLY_BUCKETS_SECONDS,
    registers: [register],
  })
  const publishes = new Histogram({
    name: 'lerret_publish_duration_seconds',
    help: 'How long it took to publish',
    labelNames: ['outcome'],
    buckets: PUBLISH_BUCKETS_SECONDS,
    registers: [register],
  })
  const refusals = new Counter({
    name: 'lerret_policy_refusals_total',
    help: 'What browsers reported that the content security policy refused, by directive',
    labelNames: ['directive'],
    registers: [register],
  })

  return {
    format: async () => ({ type: register.contentType, text: await register.metrics() }),
    recordReply(route, status, seconds) {
      replies.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
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
    countRefusal: (directive) => refusals.inc({ directive }),
    addGauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [register],
        collect() {
          this.set(read())
        },
      })
    },
    addLabelledGauge(name, help, { label, read }) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [register],
        async collect() {
          this.reset()
          // Metrics are needed most when something, such as the database, has failed.
          const entries = await read().catch(() => [])
          for (const [labelValue, value] of entries) this.set({ [label]: labelValue }, value)
        },
      })
    },
  }
}
