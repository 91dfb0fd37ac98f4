import { hash } from 'node:crypto'
import type { PageData, PageFile, ShellData } from '@lerret/model'

/** What a page drawn as HTML says of its own data, so that the browser can tell whether the file it fetches is the same. */
export interface PageMark {
  frame: string
  fingerprint: string
}

/** The short name of what stands around every page: the site's code, header and footer. */
export function frameOf(rendererId: string, shell: ShellData): string {
  return shortName(JSON.stringify([rendererId, shell]))
}

/** A page's file, and the mark that its HTML carries. */
export function writePageFile(page: PageData, frame: string): { text: string; mark: PageMark } {
  const written = JSON.stringify(page)
  const mark = { frame, fingerprint: shortName(written) } satisfies Omit<PageFile, 'page'>
  // Put together by hand, as writing a long programme down twice takes twice as long.
  const text = `${JSON.stringify(mark).slice(0, -1)},"page":${written}}`
  return { text, mark }
}

const shortName = (text: string) => hash('sha256', text, 'hex').slice(0, 12)
