import {
  NOT_FOUND_FILE,
  NOT_FOUND_PATH,
  type PageData,
  pageDataPath,
  partnerSite,
  SERVICE_WORKER_FILE,
  SITE_FACTS_PATH,
  type SiteConfig,
  type SiteFacts,
} from '@lerret/model'
import { createContent, getSite, type Problem, type ResolvedSite, resolveSite } from '@lerret/page-engine'
import { readRevision, readRevisions } from '../content/store.ts'
import type { Database } from '../db/connection.ts'
import { searchDocuments } from '../search/documents.ts'
import { replaceDocuments } from '../search/search.ts'
import { cleanHtml } from './clean-html.ts'
import { contentTypeOf } from './content-type.ts'
import { feedFiles } from './feeds/feed-files.ts'
import { type BrokenRecord, gatherContent } from './gather.ts'
import { type IconInput, makeIcons } from './icons.ts'
import { frameOf, writePageFile } from './page-file.ts'
import { type Release, releaseIdOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Renderer } from './renderer.ts'

export interface Publisher {
  db: Database
  store: ReleaseStore
  renderer: Renderer
  now: () => Date
  /** The moment at which a house for show stands still; undefined where time passes. */
  standsStillAt?: Date | undefined
  readMedia: IconInput['readMedia']
}

export interface PublishResult {
  release: Release
  /** One sentence for each thing that was wrong; its page shows its last good version, or is not there. */
  problems: string[]
}

/** Whether what is live still says what the content says, by this build of the site and at this hour. */
export async function isFresh(release: Release, { db, renderer, now }: Publisher): Promise<boolean> {
  if (release.renderer !== renderer.id) return false
  if (release.staleAt !== null && release.staleAt <= now().toISOString()) return false
  return release.revision === (await readRevision(db))
}

/** Renders all public content and makes it live at once. When this throws, what was live is live. */
export async function publish(publisher: Publisher): Promise<PublishResult> {
  const { db, store, renderer, now } = publisher
  // Read before the content: a publication in between makes the release stale, not wrong.
  const revision = await readRevision(db)
  const { records, broken } = await gatherContent(db)
  const content = createContent(records)
  const moment = now()
  const site = resolveSite({ content, now: moment, cleanHtml })

  const draft: Draft = { files: {}, pages: {}, times: [] }
  const frame = frameOf(renderer.id, site.shell)
  for (const { path, bytes } of renderer.assets) await addFile(draft, store, path, bytes, true)
  draft.files[SERVICE_WORKER_FILE] = {
    hash: await store.putFile(renderer.worker),
    type: 'text/javascript; charset=utf-8',
    immutable: false,
  }
  const failures = await addPages(draft, site, frame, publisher)
  keepLastGood(draft, await store.findCurrent(), { broken, problems: [...site.problems, ...failures] })
  const notFoundPage = draft.files[NOT_FOUND_PATH]
  if (notFoundPage) draft.files[NOT_FOUND_FILE] = notFoundPage

  const facts = siteFacts(site, { frame, pages: draft.pages, config: getSite(content), ...publisher })
  await addFile(draft, store, SITE_FACTS_PATH, JSON.stringify(facts), false)

  const revisions = await readRevisions(db)
  const { icons, problem: iconProblem } = await makeIcons({ site: getSite(content), content, ...publisher })
  for (const { path, bytes } of icons) {
    draft.files[path] = { hash: await store.putFile(bytes), type: 'image/png', immutable: false }
  }
  const feeds = feedFiles({
    site: getSite(content),
    content,
    icons,
    paths: new Set(Object.keys(draft.pages)),
    now: moment,
    words: renderer.words,
    revisionOf: (kind, id) => revisions.get(`${kind}:${id}`) ?? 0,
  })
  for (const { path, type, body } of feeds) {
    draft.files[path] = { hash: await store.putFile(body), type, immutable: false }
  }

  const { files, pages, times } = draft
  const output = { files, redirects: site.redirects }
  const release = {
    ...output,
    id: releaseIdOf(output),
    revision,
    renderer: renderer.id,
    staleAt: times.sort()[0] ?? null,
    pages,
    shell: site.shell,
    frame,
  }
  // Before the switch: what throws now leaves the old release live, and the next publish writes the index anew.
  await replaceDocuments(
    db,
    searchDocuments(content, (path) => path in pages),
  )
  await store.switchTo(release)
  const problems = [...broken, ...site.problems, ...failures].map(({ message }) => message)
  return { release, problems: iconProblem ? [...problems, iconProblem] : problems }
}

interface Draft {
  files: Release['files']
  pages: Release['pages']
  times: string[]
}

async function addPages(
  draft: Draft,
  site: ResolvedSite,
  frame: string,
  { store, renderer }: Publisher,
): Promise<Problem[]> {
  const failures: Problem[] = []
  for (const { data, structuredData, reads, pageId } of site.pages) {
    const { text, mark } = writePageFile(data, frame)
    let html: string
    try {
      html = renderer.renderPage(data, site.shell, structuredData, mark)
    } catch (error) {
      failures.push(drawingProblem(pageId, data.path, error))
      continue
    }
    await addFile(draft, store, data.path, html, false)
    await addFile(draft, store, pageDataPath(data.path), text, false)
    draft.pages[data.path] = { pageId, reads, isSearch: hasSearchResults(data) }
    if (data.time) draft.times.push(data.time.staleAt)
  }
  return failures
}

function siteFacts(
  { shell, redirects }: ResolvedSite,
  about: { frame: string; pages: Release['pages']; config: SiteConfig; standsStillAt?: Date | undefined },
): SiteFacts {
  const { siteTitle, siteDescription, htmlLang, host, isIndexed } = shell
  const { frame, pages, config, standsStillAt } = about
  return {
    frame,
    ...{ siteTitle, siteDescription, htmlLang, host, isIndexed },
    runtimeSite: partnerSite(config.partners[0] as number),
    redirects: redirects
      .filter(({ isWritten }) => isWritten)
      .map(({ source, target }) => ({ source, target })),
    capitalPaths: Object.keys(pages).filter((path) => path !== path.toLowerCase()),
    searchPaths: Object.keys(pages).filter((path) => pages[path]?.isSearch),
    standsStillAt: standsStillAt?.toISOString() ?? null,
  }
}

const hasSearchResults = ({ rows }: PageData) =>
  rows.some(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ component }) => component === 'search-results')),
  )

function drawingProblem(pageId: string, path: string, error: unknown): Problem {
  const message = `${path} cannot be drawn: ${error instanceof Error ? error.message : error}`
  return { record: `page:${pageId}`, pageId, path, block: null, field: null, message }
}

async function addFile(
  draft: Draft,
  store: ReleaseStore,
  path: string,
  bytes: string | Uint8Array,
  immutable: boolean,
) {
  draft.files[path] = { hash: await store.putFile(bytes), type: contentTypeOf(path), immutable }
}

/** A page that could not be made, or whose own record is broken, stays as it was. Lists go on without a broken record. */
function keepLastGood(
  draft: Draft,
  previous: Release | null,
  { broken, problems }: { broken: BrokenRecord[]; problems: Problem[] },
) {
  const brokenKeys = new Set(broken.map(({ key }) => key))
  for (const [path, page] of Object.entries(previous?.pages ?? {})) {
    if (path in draft.pages) continue
    const hasFailed = problems.some((problem) => isAbout(problem, path, page.pageId))
    const isBroken = page.reads.records.some((key) => brokenKeys.has(key))
    if (!hasFailed && !isBroken) continue
    draft.pages[path] = page
    for (const file of [path, pageDataPath(path)]) {
      const kept = previous?.files[file]
      if (kept) draft.files[file] = kept
    }
    keepAssets(draft, previous)
  }
}

/** A page that stays as it was asks for the stylesheet and fonts of the build that drew it. */
function keepAssets(draft: Draft, previous: Release | null) {
  for (const [path, file] of Object.entries(previous?.files ?? {}))
    if (file.immutable) draft.files[path] ??= file
}

/** A problem with the path of a template (`/{production}`) is one of the whole family. */
function isAbout(problem: Problem, path: string, pageId: string): boolean {
  return problem.pageId === pageId && (problem.path === path || problem.path?.includes('{') === true)
}
