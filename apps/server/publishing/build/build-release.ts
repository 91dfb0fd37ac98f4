import {
  NOT_FOUND_FILE,
  NOT_FOUND_PATH,
  SERVICE_WORKER_FILE,
  SITE_FACTS_PATH,
  type SiteConfig,
} from '@lerret/model'
import { findContentProblems, getSite, planPages, resolveRedirects, resolveShell } from '@lerret/page-engine'
import { cleanHtml } from '../../content/clean-html.ts'
import { AppError } from '../../errors/app-error.ts'
import type { IconInput } from '../feeds/icons.ts'
import { hostingOf } from '../releases/hosting.ts'
import { type Release, releaseIdOf } from '../releases/release.ts'
import type { FileKeeper } from '../releases/release-store.ts'
import { frameOf } from '../render/page-file.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { Renderer } from '../render/renderer.ts'
import { type CalendarsInput, makeCalendars } from './add-calendars.ts'
import { addFeeds, addIcons } from './add-feeds.ts'
import { type Basis, findBasis, rememberPlan } from './baseline.ts'
import { addPages, type OnProgress } from './build-pages.ts'
import { keepLastGood } from './fallback-pages.ts'
import type { Gathered } from './load-content.ts'
import { earliestEnd } from './page-index.ts'
import {
  addFile,
  type Draft,
  draftFrom,
  emptyDraft,
  finishDraft,
  setFile,
  settled,
  takeFiles,
} from './release-draft.ts'
import { siteFacts } from './site-facts.ts'

export interface ReleaseInput {
  gathered: Gathered
  /** What is live. */
  previous: Release | null
  moment: Date
  anew: boolean
  store: FileKeeper
  renderer: Renderer
  standsStillAt?: Date | undefined
  readMedia: IconInput['readMedia']
  readRevisions: CalendarsInput['readRevisions']
  pool?: RenderPool | undefined
  onProgress?: OnProgress | undefined
  pagesPerSitemap?: number | undefined
}

export interface MadeRelease {
  release: Release
  /** How many pages were made, stayed as they were since nothing they read has changed, and could not be made. */
  pages: { rendered: number; kept: number; failed: number }
  /** One sentence for each thing that was wrong; its page shows its last good version, or is not there. */
  problems: string[]
  /** What it was built on; null when all was made anew. */
  basis: Basis | null
}

/** Makes a release of content, wherever that came from, with all its files kept. It is not live yet. */
export async function makeRelease(input: ReleaseInput): Promise<MadeRelease> {
  const { gathered, previous, moment, store, renderer } = input
  const { content, broken, revision } = gathered
  const config = siteOf(gathered)
  const { shell, problems: shellProblems } = resolveShell({ site: config, content, cleanHtml })
  const frame = frameOf(renderer.id, shell)
  const basis = input.anew ? null : findBasis(previous, gathered, { renderer: renderer.id, moment })

  // Every page has the frame drawn around it.
  const pagesBasis = basis?.release.frame === frame ? basis : null
  const draft = pagesBasis ? draftFrom(pagesBasis.release) : emptyDraft()
  addCode(draft, basis, input)
  const plan = planPages(content)
  const feeds = {
    ...{ store, site: config, content, now: moment, words: renderer.words },
    readRevisions: input.readRevisions,
  }
  const [{ failures, ...counts }, planned] = await Promise.all([
    addPages(draft, {
      ...{ plan, content, moment, shell, frame, store, renderPage: renderer.renderPage },
      basis: pagesBasis,
      ...{ pool: input.pool, onProgress: input.onProgress },
    }),
    // There is one for each film, so they are made while threads make the pages.
    basis ? null : makeCalendars(draft, { ...feeds, paths: plan.paths }),
  ])
  const pageProblems = [...plan.problems, ...failures.map(({ problem }) => problem)]
  keepLastGood(draft, previous, { broken, problems: pageProblems })
  const notFoundPage = draft.files.get(NOT_FOUND_PATH)
  if (notFoundPage) setFile(draft, NOT_FOUND_FILE, notFoundPage)

  const { redirects, problems: redirectProblems } = resolveRedirects({
    ...{ content, paths: plan.paths },
    now: moment,
  })
  const facts = siteFacts({
    frame,
    shell,
    redirects,
    pages: draft.pages,
    config,
    standsStillAt: input.standsStillAt,
  })
  addFile(draft, store, SITE_FACTS_PATH, JSON.stringify(facts))
  const { icons, problem: iconProblem } = await addIcons(draft, { ...input, content, basis })
  const { pagesPerSitemap } = input
  await addFeeds(draft, { ...feeds, basis, planned, icons, pagesPerSitemap, paths: draft.pages })
  await settled(draft)
  const { files, pages } = finishDraft(draft)
  rememberPlan(pages, { paths: plan.paths, failed: failures.map(({ path }) => path) })
  const output = { files, redirects, hosting: hostingOf(config) }
  const release: Release = {
    ...output,
    id: releaseIdOf(output, previous),
    revision,
    renderer: renderer.id,
    madeAt: moment.toISOString(),
    staleAt: earliestEnd(pages),
    pages,
    shell,
    frame,
  }
  const problems = [
    ...[...broken, ...shellProblems, ...pageProblems, ...redirectProblems],
    ...findContentProblems(content),
  ]
  return {
    release,
    basis,
    pages: { ...counts, failed: failures.length },
    problems: [...problems.map(({ message }) => message), ...(iconProblem ? [iconProblem] : [])],
  }
}

/** Nothing can be made without a site record. One that is broken is told for what is wrong with it, and not as missing. */
function siteOf({ content, broken }: Gathered): SiteConfig {
  const fault = broken.find(({ key }) => key.startsWith('site:'))
  if (fault) throw new AppError('publish_failed', `Nothing is published: ${fault.message}`)
  return getSite(content)
}

/** The site's own code: the same build has the same files. */
function addCode(draft: Draft, basis: Basis | null, { store, renderer }: ReleaseInput) {
  if (basis) {
    takeFiles(draft, basis.release, [...renderer.assets.map(({ path }) => path), SERVICE_WORKER_FILE])
    return
  }
  for (const { path, bytes } of renderer.assets) addFile(draft, store, path, bytes, { immutable: true })
  addFile(draft, store, SERVICE_WORKER_FILE, renderer.worker, { type: 'text/javascript; charset=utf-8' })
}
