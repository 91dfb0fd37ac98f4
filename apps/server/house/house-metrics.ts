import type { ImageStore } from '../content/media/store.ts'
import { cacheForASecond } from '../content/records/revision-cache.ts'
import type { BackupState } from '../operations/backup/state.ts'
import type { QueueStats } from '../platform/jobs/queue-stats.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { LiveRelease } from '../publishing/live-release.ts'

interface HouseMetricsSources {
  live: () => Pick<LiveRelease, 'release'>
  images: Pick<ImageStore, 'readStats'>
  readQueues(): Promise<QueueStats[]>
  readBackups(): Promise<BackupState | null>
  now: () => Date
}

/** Metrics for alerts: the age of the release, and the length of the queues of pictures and jobs. */
export function addHouseMetrics(
  metrics: Metrics,
  { live, images, readQueues, readBackups, now }: HouseMetricsSources,
) {
  const age = () => (now().getTime() - Date.parse(live().release.madeAt)) / 1000
  metrics.addGauge('lerret_release_age_seconds', 'Since the live release was made', age)
  metrics.addGauge('lerret_release_pages', 'Pages of the live release', () => live().release.pages.size)
  metrics.addGauge('lerret_images_waiting', 'Pictures that wait to be made', () => images.readStats().waiting)
  metrics.addGauge(
    'lerret_images_under_way',
    'Pictures that are being made',
    () => images.readStats().running,
  )
  metrics.addGauge('lerret_image_cache_bytes', 'Room that made pictures take', () => images.readStats().bytes)

  metrics.addLabelledGauge('lerret_backup_age_seconds', 'Since the last backup and trial restore', {
    label: 'kind',
    async read() {
      const state = await readBackups()
      const moments = { backup: state?.last?.at, trial: state?.trial?.at }
      return Object.entries(moments).flatMap(([kind, at]) =>
        at ? [[kind, (+now() - Date.parse(at)) / 1000] as const] : [],
      )
    },
  })

  // One query for all gauges of the queues.
  const queues = cacheForASecond(readQueues, now)
  const addQueueGauge = (name: string, help: string, figure: (stats: QueueStats) => number | undefined) =>
    metrics.addLabelledGauge(`lerret_jobs_${name}`, help, {
      label: 'queue',
      async read() {
        const all = (await queues()).map((stats) => [stats.queue, figure(stats)] as const)
        return all.filter((entry): entry is [string, number] => entry[1] !== undefined)
      },
    })
  addQueueGauge('waiting', 'Tasks that should have begun', ({ waiting }) => waiting)
  addQueueGauge('running', 'Tasks under way', ({ running }) => running)
  addQueueGauge('failed', 'Tasks that were given up and are still remembered', ({ failed }) => failed)
  addQueueGauge('last_run_seconds', 'How long the last task that was done took', ({ last }) => last?.seconds)
  addQueueGauge('last_end_timestamp_seconds', 'When the last task that was done ended', ({ last }) =>
    last ? last.endedAt.getTime() / 1000 : undefined,
  )
}
