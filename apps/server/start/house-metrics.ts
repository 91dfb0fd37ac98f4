import { onceASecond } from '../content/revision-cache.ts'
import type { QueueStats } from '../jobs/queue-stats.ts'
import type { ImageStore } from '../media/store.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { LiveRelease } from '../publishing/live-release.ts'

interface House {
  live: () => Pick<LiveRelease, 'release'>
  images: Pick<ImageStore, 'figures'>
  readQueues(): Promise<QueueStats[]>
  now: () => Date
}

/** What an operator may want to be woken for: a release that grows old, pictures and tasks that pile up. */
export function watchHouse(metrics: Metrics, { live, images, readQueues, now }: House) {
  const age = () => (now().getTime() - Date.parse(live().release.madeAt)) / 1000
  metrics.watch('lerret_release_age_seconds', 'Since the live release was made', age)
  metrics.watch('lerret_release_pages', 'Pages of the live release', () => live().release.pages.size)
  metrics.watch('lerret_images_waiting', 'Pictures that wait to be made', () => images.figures().waiting)
  metrics.watch('lerret_images_under_way', 'Pictures that are being made', () => images.figures().underWay)
  metrics.watch('lerret_image_cache_bytes', 'Room that made pictures take', () => images.figures().bytes)

  // One look at the queues for all that is told of them.
  const queues = onceASecond(readQueues, now)
  const ofQueues = (name: string, help: string, figure: (of: QueueStats) => number | undefined) =>
    metrics.watchEach(`lerret_jobs_${name}`, help, {
      label: 'queue',
      async read() {
        const all = (await queues()).map((of) => [of.queue, figure(of)] as const)
        return all.filter((each): each is [string, number] => each[1] !== undefined)
      },
    })
  ofQueues('waiting', 'Tasks that should have begun', ({ waiting }) => waiting)
  ofQueues('running', 'Tasks under way', ({ running }) => running)
  ofQueues('failed', 'Tasks that were given up and are still remembered', ({ failed }) => failed)
  ofQueues('last_run_seconds', 'How long the last task that was done took', ({ last }) => last?.seconds)
  ofQueues('last_end_timestamp_seconds', 'When the last task that was done ended', ({ last }) =>
    last ? last.endedAt.getTime() / 1000 : undefined,
  )
}
