import { hash } from 'node:crypto'
import type { ShellData } from '@lerret/model'
import type { PageData } from '@lerret/page-engine'
import type { PageMark } from '@lerret/page-engine/rendering'

/** Identifies what all pages share: the site's code, header and footer. */
export function computeFrameId(rendererId: string, shell: ShellData): string {
  return shortHash(JSON.stringify([rendererId, shell]))
}

/** The page data file of a page, and the mark for its HTML. */
export function serializePageFile(page: PageData, frame: string): { text: string; mark: PageMark } {
  const serializedPage = JSON.stringify(page)
  const mark = { frame, fingerprint: shortHash(serializedPage) } satisfies PageMark
  // Concatenated, since serializing a long programme twice takes twice as long.
  const text = `${JSON.stringify(mark).slice(0, -1)},"page":${serializedPage}}`
  return { text, mark }
}

const shortHash = (text: string) => hash('sha256', text, 'hex').slice(0, 12)
