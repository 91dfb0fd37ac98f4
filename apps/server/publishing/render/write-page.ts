import { pageDataPath } from '@lerret/model'
import type { ConcretePage, Problem } from '@lerret/page-engine'
import type { ReleasePage } from '../releases/release.ts'
import { makePage, type PageMaking } from './render-page.ts'

/** A page as it lies in the store: the hashes of its two files. */
export type WrittenPage = { html: string; data: string; entry: ReleasePage } | { problem: Problem }

/** Writes the file at a path of the site, and gives the hash of its bytes. */
export type FileWriter = (text: string, path: string) => string

/** Makes a page and writes its two files. */
export function writePage(concrete: ConcretePage, making: PageMaking, write: FileWriter): WrittenPage {
  const made = makePage(concrete, making)
  if ('problem' in made) return made
  const { path } = concrete
  return { html: write(made.html, path), data: write(made.data, pageDataPath(path)), entry: made.entry }
}
