import { countPages, readRevision, readRevisions } from '../content/records/store/read-records.ts'
import type { Database } from '../platform/db/connection.ts'
import type { OnProgress } from './build/add-pages.ts'
import { type BuiltRelease, buildRelease } from './build/build-release.ts'
import { type ContentCache, loadContent } from './build/load-content.ts'
import type { IconInput } from './feeds/icons.ts'
import type { Release } from './releases/release.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { Renderer } from './render/renderer.ts'
import { isSearchIndexCurrent, updateSearchIndex } from './update-search-index.ts'

export interface Publisher {
  db: Database
  store: ReleaseStore
  renderer: Renderer
  now: () => Date
  /** The time that a demo site always shows; undefined where time passes. */
  fixedTime?: Date | undefined
  readMedia: IconInput['readMedia']
  /** Lets a process that publishes often reload only the content that has changed. */
  contentCache?: ContentCache
  /** Renders large numbers of pages on worker threads; without it all pages are rendered on this thread. */
  pool?: RenderPool
  onProgress?: OnProgress
  /** How many pages one sitemap file may list. */
  pagesPerSitemap?: number
  /** Measures how long each publish takes, for the metrics. */
  measureDuration?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface PublishOptions {
  /** Renders every page, whether it has changed or not. */
  rebuildAll?: boolean
  /** No person asked for this publish, so it does not end an operator's hold. */
  isAutomatic?: boolean
}

export type PublishResult = Omit<BuiltRelease, 'baseline'>

/** Whether a release still matches the public content, the build of the site and the current time. */
export async function isUpToDate(release: Release, { db, renderer, now }: Publisher): Promise<boolean> {
  if (release.renderer !== renderer.id) return false
  if (release.staleAt !== null && release.staleAt <= now().toISOString()) return false
  return release.revision === (await readRevision(db)) && (await isSearchIndexCurrent(db, release))
}

/**
 * Builds a release of all public content and makes it live, rendering only pages that a change or the time affects. When this
 * throws, the previous release stays live.
 */
export async function publish(publisher: Publisher, options: PublishOptions = {}): Promise<PublishResult> {
  const work = () => buildAndSwitch(publisher, options)
  return publisher.measureDuration ? publisher.measureDuration(work) : work()
}

async function buildAndSwitch(
  publisher: Publisher,
  { rebuildAll = false, isAutomatic = false }: PublishOptions,
): Promise<PublishResult> {
  const { db, store, contentCache, pool } = publisher
  const moment = publisher.now()
  const previous = await store.findCurrent()
  if (pool && (rebuildAll || !previous) && (await countPages(db)) >= pool.minPages) pool.warmUp()
  const loaded = await loadContent(db, previous?.revision ?? null, contentCache)
  const { release, baseline, ...result } = await buildRelease({
    ...publisher,
    moment,
    previous,
    loaded,
    rebuildAll,
    readRevisions: (ids) => readRevisions(db, ids),
  })
  // The index is updated before the switch: an error here leaves the previous release live, and the next publish writes the whole index.
  await updateSearchIndex(db, release, { content: loaded.content, baseline })
  await store.switchTo(release, { isAutomatic })
  return { release, ...result }
}
