import { NOT_FOUND_FILE, NOT_FOUND_PATH, SERVICE_WORKER_FILE, SITE_FACTS_PATH } from '@lerret/model'
import { findContentProblems, getSite, planPages, resolveRedirects, resolveShell } from '@lerret/page-engine'
import { readRevision } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { type Basis, findBasis } from './basis.ts'
import { cleanHtml } from './clean-html.ts'
import { addFile, type Draft, takeFiles } from './draft.ts'
import { addFeeds, addIcons } from './extras.ts'
import { type ContentMemory, gatherContent } from './gather.ts'
import type { IconInput } from './icons.ts'
import { keepLastGood } from './last-good.ts'
import { frameOf } from './page-file.ts'
import { addPages } from './pages.ts'
import { type Release, releaseIdOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Renderer } from './renderer.ts'
import { indexRelease } from './search-index.ts'
import { siteFacts } from './site-facts.ts'

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
}

export interface PublishResult {
  release: Release
  /** How many pages were made, stayed as they were since nothing they read has changed, and could not be made. */
  pages: { rendered: number; kept: number; failed: number }
  /** One sentence for each thing that was wrong; its page shows its last good version, or is not there. */
  problems: string[]
}

/** Whether what is live still says what the content says, by this build of the site and at this hour. */
export async function isFresh(release: Release, { db, renderer, now }: Publisher): Promise<boolean> {
  if (release.renderer !== renderer.id) return false
  if (release.staleAt !== null && release.staleAt <= now().toISOString()) return false
  return release.revision === (await readRevision(db))
}

/**
 * Makes all public content live at once, rendering the pages that a change or the hour has touched; with `anew`, all. When
 * this throws, what was live is live. It ends an operator's hold, unless it comes `byItself`, with no person asking for it.
 */
export async function publish(
  publisher: Publisher,
  { anew = false, byItself = false } = {},
): Promise<PublishResult> {
  const { db, store, renderer, memory } = publisher
  const moment = publisher.now()
  const previous = await store.findCurrent()
  const gathered = await gatherContent(db, previous?.revision ?? null, memory)
  const { content, broken, revision } = gathered
  const config = getSite(content)
  const { shell } = resolveShell({ site: config, content, cleanHtml })
  const frame = frameOf(renderer.id, shell)
  const basis = anew ? null : findBasis(previous, gathered, { renderer: renderer.id, moment })

  const draft: Draft = { files: {}, pages: {} }
  await addCode(draft, basis, publisher)
  const plan = planPages(content)
  const { problems: failures, ...counts } = await addPages(draft, {
    ...{ pages: plan.pages, content, moment, shell, frame, store, renderer },
    // Every page has the frame drawn around it.
    basis: basis?.release.frame === frame ? basis : null,
  })
  const pageProblems = [...plan.problems, ...failures]
  keepLastGood(draft, previous, { broken, problems: pageProblems })
  const notFoundPage = draft.files[NOT_FOUND_PATH]
  if (notFoundPage) draft.files[NOT_FOUND_FILE] = notFoundPage

  const planned = new Set(plan.pages.map(({ path }) => path))
  const { redirects, problems: redirectProblems } = resolveRedirects({ content, paths: planned, now: moment })
  const { files, pages } = draft
  const facts = siteFacts({ frame, shell, redirects, pages, config, standsStillAt: publisher.standsStillAt })
  await addFile(draft, store, SITE_FACTS_PATH, JSON.stringify(facts))
  const { icons, problem: iconProblem } = await addIcons(draft, { ...publisher, content, basis })
  await addFeeds(draft, {
    ...{ db, store, basis, site: config, content, icons, now: moment, words: renderer.words },
    paths: new Set(Object.keys(pages)),
  })

  const output = { files, redirects }
  const release: Release = {
    ...output,
    id: releaseIdOf(output),
    revision,
    renderer: renderer.id,
    madeAt: moment.toISOString(),
    staleAt: earliest(Object.values(pages).map(({ staleAt }) => staleAt)),
    pages,
    shell,
    frame,
  }
  // Before the switch: what throws now leaves the old release live, and the next publish writes the index anew.
  await indexRelease(db, release, { content, basis })
  await store.switchTo(release, { byItself })
  const problems = [...broken, ...pageProblems, ...redirectProblems, ...findContentProblems(content)]
  return {
    release,
    pages: { ...counts, failed: failures.length },
    problems: [...problems.map(({ message }) => message), ...(iconProblem ? [iconProblem] : [])],
  }
}

/** The site's own code: the same build has the same files. */
async function addCode(draft: Draft, basis: Basis | null, { store, renderer }: Publisher) {
  if (basis) {
    takeFiles(draft, basis.release, [...renderer.assets.map(({ path }) => path), SERVICE_WORKER_FILE])
    return
  }
  for (const { path, bytes } of renderer.assets) await addFile(draft, store, path, bytes, { immutable: true })
  await addFile(draft, store, SERVICE_WORKER_FILE, renderer.worker, {
    type: 'text/javascript; charset=utf-8',
  })
}

function earliest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((first, moment) => (!first || (moment && moment < first) ? moment : first), null)
}
