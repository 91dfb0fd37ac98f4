import { pageDataPath } from '@lerret/model'
import type { ConcretePage, Problem } from '@lerret/page-engine'
import type { ReleasePage } from '../releases/release.ts'
import { type RenderContext, renderPageFiles } from './render-page-files.ts'

/** A page in the store, with the hashes of its two files. */
export type WrittenPage = { html: string; data: string; entry: ReleasePage } | { problem: Problem }

/** Writes the file at a path of the site and returns its hash. */
export type FileWriter = (text: string, path: string) => string

/** Renders a page and writes its HTML and page data. */
export function renderAndWritePage(
  concrete: ConcretePage,
  context: RenderContext,
  write: FileWriter,
): WrittenPage {
  const rendered = renderPageFiles(concrete, context)
  if ('problem' in rendered) return rendered
  const { path } = concrete
  return {
    html: write(rendered.html, path),
    data: write(rendered.data, pageDataPath(path)),
    entry: rendered.entry,
  }
}
