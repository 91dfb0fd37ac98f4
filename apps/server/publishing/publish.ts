import { readRevision, readRevisions } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import type { OnProgress } from './build/build-pages.ts'
import { type MadeRelease, makeRelease } from './build/build-release.ts'
import { type ContentMemory, gatherContent } from './build/load-content.ts'
import type { IconInput } from './feeds/icons.ts'
import type { Release } from './releases/release.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { Renderer } from './render/renderer.ts'
import { indexRelease, isIndexed } from './update-search-index.ts'

export interface Publisher {
  db: Database
  store: ReleaseStore
  renderer: Renderer
  now: () => Date
  /** The moment at which a house for show stands still; undefined where time passes. */
  standsStillAt?: Date | undefined
  readMedia: IconInput['readMedia']
  /** What a process that publishes often keeps from one time to the next. */
  memory?: ContentMemory
  /** Makes pages on all cores when there are many; without it they are made here. */
  pool?: RenderPool
  onProgress?: OnProgress
  /** So many pages are listed in one file for search engines. */
  pagesPerSitemap?: number
  /** Takes the time of each publish, where somebody looks at such figures. */
  measure?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface PublishOptions {
  anew?: boolean
  byItself?: boolean
}

export type PublishResult = Omit<MadeRelease, 'basis'>

/** Whether what is live still says what the content says, by this build of the site and at this hour. */
export async function isFresh(release: Release, { db, renderer, now }: Publisher): Promise<boolean> {
  if (release.renderer !== renderer.id) return false
  if (release.staleAt !== null && release.staleAt <= now().toISOString()) return false
  return release.revision === (await readRevision(db)) && (await isIndexed(db, release))
}

/**
 * Makes all public content live at once, rendering the pages that a change or the hour has touched; with `anew`, all. When
 * this throws, what was live is live. It ends an operator's hold, unless it comes `byItself`, with no person asking for it.
 */
export async function publish(publisher: Publisher, options: PublishOptions = {}): Promise<PublishResult> {
  const work = () => publishNow(publisher, options)
  return publisher.measure ? publisher.measure(work) : work()
}

async function publishNow(
  publisher: Publisher,
  { anew = false, byItself = false }: PublishOptions,
): Promise<PublishResult> {
  const { db, store, memory } = publisher
  const moment = publisher.now()
  const previous = await store.findCurrent()
  if (anew || !previous) publisher.pool?.warmUp()
  const gathered = await gatherContent(db, previous?.revision ?? null, memory)
  const { release, basis, ...result } = await makeRelease({
    ...{ ...publisher, moment, previous, gathered, anew },
    readRevisions: (ids) => readRevisions(db, ids),
  })
  // Before the switch: what throws now leaves the old release live, and the next publish writes the index anew.
  await indexRelease(db, release, { content: gathered.content, basis })
  await store.switchTo(release, { byItself })
  return { release, ...result }
}
