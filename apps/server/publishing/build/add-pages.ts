import { setImmediate } from 'node:timers/promises'
import { type Language, pageDataPath } from '@lerret/model'
import type { ConcretePage, PagePlan, Problem } from '@lerret/page-engine'
import { getContentType } from '../releases/content-type.ts'
import type { ReleaseFileStore } from '../releases/release-store.ts'
import { type RenderContext, renderPageFiles } from '../render/render-page-files.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { WrittenPage } from '../render/write-page.ts'
import { type Baseline, createUnchangedCheck, findAffectedPages } from './baseline.ts'
import { type ReleaseDraft, removePage, setPage, waitForWrites, writeBytes } from './release-draft.ts'

export interface PagesInput extends RenderContext {
  plan: Pick<PagePlan, 'paths'>
  /** Where unchanged pages are reused from; null when all pages must be rendered. */
  baseline: Baseline | null
  /** Languages whose pages cannot be reused, because what surrounds them has changed. */
  changedLanguages: ReadonlySet<Language>
  store: ReleaseFileStore
  pool?: RenderPool | undefined
  onProgress?: OnProgress | undefined
}

/** Receives the progress of the current step. */
export type OnProgress = (progress: { done: number; total: number }) => void

export interface PagesResult {
  rendered: number
  /** Pages reused from the baseline. */
  kept: number
  /** Pages that could not be rendered, sorted by path. */
  failures: { path: string; problem: Problem }[]
}

/**
 * Adds every page to the draft. With a baseline the draft already has its pages: unaffected ones stay, the others are rendered
 * again or removed.
 */
export async function addPages(draft: ReleaseDraft, input: PagesInput): Promise<PagesResult> {
  const { plan } = input
  const { removedPaths, pagesToRender } = findPagesToRender(input)
  if (input.baseline)
    for (const path of [...removedPaths, ...pagesToRender.map(({ path }) => path)]) removePage(draft, path)
  const written =
    input.pool && pagesToRender.length >= input.pool.minPages
      ? await renderInPool(pagesToRender, input.pool, input)
      : await renderOnMainThread(draft, pagesToRender, input)
  const failures: PagesResult['failures'] = []
  for (const [index, { path }] of pagesToRender.entries()) {
    const page = written[index] as WrittenPage
    if ('problem' in page) failures.push({ path, problem: page.problem })
    else addPage(draft, path, page)
  }
  // The order in which pages are rendered may vary.
  failures.sort((a, b) => (a.path < b.path ? -1 : 1))
  const rendered = pagesToRender.length - failures.length
  return { rendered, kept: plan.paths.size - pagesToRender.length, failures }
}

function findPagesToRender({ baseline, plan, changedLanguages }: PagesInput): {
  removedPaths: string[]
  pagesToRender: ConcretePage[]
} {
  if (!baseline) return { removedPaths: [], pagesToRender: [...plan.paths.values()] }
  const affected = findAffectedPages(baseline)
  if (changedLanguages.size > 0)
    for (const { path, language } of plan.paths.values())
      if (language && changedLanguages.has(language)) affected.add(path)
  const { pages } = baseline.release
  const removedPaths: string[] = []
  for (const path of pages.keys()) if (!plan.paths.has(path)) removedPaths.push(path)
  const isUnchanged = createUnchangedCheck(baseline, affected)
  const pagesToRender: ConcretePage[] = []
  for (const concrete of plan.paths.values()) if (!isUnchanged(concrete)) pagesToRender.push(concrete)
  return { removedPaths, pagesToRender }
}

/** The main thread waits for the files of this many pages. */
const PAGES_PER_WRITE = 20

async function renderOnMainThread(
  draft: ReleaseDraft,
  pages: readonly ConcretePage[],
  input: PagesInput,
): Promise<WrittenPage[]> {
  const { store, onProgress } = input
  const written: WrittenPage[] = []
  for (const concrete of pages) {
    const rendered = renderPageFiles(concrete, input)
    if ('problem' in rendered) written.push(rendered)
    else
      written.push({
        html: writeBytes(draft, store, rendered.html, concrete.path),
        data: writeBytes(draft, store, rendered.data, pageDataPath(concrete.path)),
        entry: rendered.entry,
      })
    if (written.length % PAGES_PER_WRITE === 0) await waitForWrites(draft)
    onProgress?.({ done: written.length, total: pages.length })
    // A page may take 35 ms, and requests must not wait for more than one.
    await setImmediate()
  }
  return written
}

async function renderInPool(
  pages: readonly ConcretePage[],
  pool: RenderPool,
  { content, moment, shell, frame, translatedShells, renderPage, store, onProgress }: PagesInput,
): Promise<WrittenPage[]> {
  const written: WrittenPage[] = []
  let done = 0
  await store.withExternalWriters((folder) =>
    pool.render(
      { pages, content, moment, shell, frame, translatedShells, renderPage, folder },
      (index, page) => {
        written[index] = page
        done++
        onProgress?.({ done, total: pages.length })
      },
    ),
  )
  return written
}

const PAGE_DATA_TYPE = getContentType(pageDataPath('/'))

function addPage(
  draft: ReleaseDraft,
  path: string,
  { html, data, entry }: Exclude<WrittenPage, { problem: Problem }>,
) {
  setPage(draft, path, entry, [
    { hash: html, type: getContentType(path), immutable: false },
    { hash: data, type: PAGE_DATA_TYPE, immutable: false },
  ])
}
