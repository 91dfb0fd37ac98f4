import type { ImageStore } from '../images/store.ts'
import type { LiveSite } from '../publishing/live-site.ts'
import type { Metrics } from './metrics.ts'

interface House {
  live: () => Pick<LiveSite, 'release'>
  images: Pick<ImageStore, 'figures'>
  now: () => Date
}

/** What an operator may want to be woken for: a release that grows old, pictures that pile up. */
export function watchHouse(metrics: Metrics, { live, images, now }: House) {
  const age = () => (now().getTime() - Date.parse(live().release.madeAt)) / 1000
  metrics.watch('lerret_release_age_seconds', 'Since the live release was made', age)
  metrics.watch('lerret_release_pages', 'Pages of the live release', () => live().release.pages.size)
  metrics.watch('lerret_images_waiting', 'Pictures that wait to be made', () => images.figures().waiting)
  metrics.watch('lerret_images_under_way', 'Pictures that are being made', () => images.figures().underWay)
  metrics.watch('lerret_image_cache_bytes', 'Room that made pictures take', () => images.figures().bytes)
}
