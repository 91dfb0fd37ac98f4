import { pageDataPath } from '@lerret/model'
import type { ConcretePage, PagePlan, Problem } from '@lerret/page-engine'
import { contentTypeOf } from '../releases/content-type.ts'
import type { FileKeeper } from '../releases/release-store.ts'
import { makePage, type PageMaking } from '../render/render-page.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { WrittenPage } from '../render/write-page.ts'
import { type Basis, findUnchanged, mayDiffer, touchedPages } from './baseline.ts'
import { type Draft, keepBytes, removePage, setPage, settled } from './release-draft.ts'

export interface PagesInput extends PageMaking {
  plan: Pick<PagePlan, 'paths'>
  /** What pages may be taken over from; null when all are to be made. */
  basis: Basis | null
  store: FileKeeper
  pool?: RenderPool | undefined
  onProgress?: OnProgress | undefined
}

/** So many of the pages that are to be made are made. */
export type OnProgress = (progress: { made: number; total: number }) => void

export interface PagesResult {
  rendered: number
  kept: number
  /** Those that could not be made, by path. */
  failures: { path: string; problem: Problem }[]
}

/**
 * Puts every page into the draft. With a basis, the draft has the pages of that: those that nothing has touched stay as they
 * are, the others are made anew or gone.
 */
export async function addPages(draft: Draft, input: PagesInput): Promise<PagesResult> {
  const { plan } = input
  const { gone, touched } = whatToMake(input)
  if (input.basis) for (const path of [...gone, ...touched.map(({ path }) => path)]) removePage(draft, path)
  const made =
    input.pool && touched.length >= input.pool.worthFrom
      ? await makeShared(touched, input.pool, input)
      : await makeHere(draft, touched, input)
  const failures: PagesResult['failures'] = []
  for (const [index, { path }] of touched.entries()) {
    const page = made[index] as WrittenPage
    if ('problem' in page) failures.push({ path, problem: page.problem })
    else addPage(draft, path, page)
  }
  // In whichever order they were made.
  failures.sort((a, b) => (a.path < b.path ? -1 : 1))
  const rendered = touched.length - failures.length
  return { rendered, kept: plan.paths.size - touched.length, failures }
}

/** The pages that are to be made, and the addresses that no page has any more. */
function whatToMake({ basis, plan }: PagesInput): { gone: string[]; touched: ConcretePage[] } {
  if (!basis) return { gone: [], touched: [...plan.paths.values()] }
  const changed = touchedPages(basis)
  const gone: string[] = []
  const touched: ConcretePage[] = []
  for (const path of mayDiffer(basis, changed, plan)) {
    const concrete = plan.paths.get(path)
    if (!concrete) gone.push(path)
    else if (!findUnchanged(basis, changed, concrete)) touched.push(concrete)
  }
  return { gone, touched }
}

/** So many pages are made before others get their turn. */
const TURN = 20

async function makeHere(
  draft: Draft,
  pages: readonly ConcretePage[],
  input: PagesInput,
): Promise<WrittenPage[]> {
  const { store, onProgress } = input
  const all: WrittenPage[] = []
  for (const concrete of pages) {
    const made = makePage(concrete, input)
    if ('problem' in made) all.push(made)
    else
      all.push({
        html: keepBytes(draft, store, made.html, concrete.path),
        data: keepBytes(draft, store, made.data, pageDataPath(concrete.path)),
        entry: made.entry,
      })
    if (all.length % TURN === 0) await settled(draft)
    onProgress?.({ made: all.length, total: pages.length })
  }
  return all
}

async function makeShared(
  pages: readonly ConcretePage[],
  pool: RenderPool,
  { content, moment, shell, frame, renderPage, store, onProgress }: PagesInput,
): Promise<WrittenPage[]> {
  const all: WrittenPage[] = []
  let count = 0
  await store.writingElsewhere((folder) =>
    pool.render({ pages, content, moment, shell, frame, renderPage, folder }, (index, made) => {
      all[index] = made
      count++
      onProgress?.({ made: count, total: pages.length })
    }),
  )
  return all
}

const DATA_TYPE = contentTypeOf(pageDataPath('/'))

function addPage(
  draft: Draft,
  path: string,
  { html, data, entry }: Exclude<WrittenPage, { problem: Problem }>,
) {
  setPage(draft, path, entry, [
    { hash: html, type: contentTypeOf(path), immutable: false },
    { hash: data, type: DATA_TYPE, immutable: false },
  ])
}
