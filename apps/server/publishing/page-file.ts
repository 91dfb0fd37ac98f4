import { createHash } from 'node:crypto'
import { type PageData, type PageFile, type ShellData, shortHash } from '@lerret/model'

/** What a page drawn as HTML says of its own data, so that the browser can tell whether the file it fetches is the same. */
export interface PageMark {
  frame: string
  fingerprint: string
}

/** The short name of what stands around every page: the site's code, header and footer. */
export function frameOf(rendererId: string, shell: ShellData): string {
  return createHash('sha256')
    .update(JSON.stringify([rendererId, shell]))
    .digest('hex')
    .slice(0, 12)
}

/** A page's file, and the mark that its HTML carries. */
export function writePageFile(page: PageData, frame: string): { text: string; mark: PageMark } {
  const text = JSON.stringify({ frame, page } satisfies PageFile)
  return { text, mark: { frame, fingerprint: shortHash(text) } }
}
