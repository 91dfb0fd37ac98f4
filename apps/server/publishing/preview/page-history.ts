import { setImmediate } from 'node:timers/promises'
import { isSiteKind } from '@lerret/model'
import {
  type Content,
  getSite,
  PageError,
  planPages,
  type RecordUpdate,
  resolvePage,
  resolveShell,
  updateContent,
} from '@lerret/page-engine'
import { readSafeRecord } from '../../content/records/html/safe-html.ts'
import type { PastPublication } from './past-content.ts'

/** A publication that visitors could see on a page. */
export interface PageHistoryEntry extends PastPublication {
  type: 'added' | 'changed' | 'removed'
}

/**
 * The publications that changed a page, newest first. The content is taken back publication by publication, and the page is resolved
 * before and after each, at the time of the publication: what time alone changes is not listed.
 */
export async function listPageChanges({
  content,
  path,
  publications,
  limit,
}: {
  /** The public content. */
  content: Content
  path: string
  publications: readonly PastPublication[]
  limit: number
}): Promise<PageHistoryEntry[]> {
  const found: PageHistoryEntry[] = []
  let after = content
  for (const publication of publications) {
    const before = takeBack(after, publication)
    const [old, current] = [
      resolveText(path, before, publication.at),
      resolveText(path, after, publication.at),
    ]
    if (old !== current) {
      const type = old === null ? 'added' : current === null ? 'removed' : 'changed'
      found.push({ ...publication, type })
    }
    if (found.length === limit) break
    after = before
    // Visitors do not wait for the history of a page.
    await setImmediate()
  }
  return found
}

function takeBack(content: Content, { records }: PastPublication): Content {
  const updates = records
    .filter(({ kind, previousBody }) => previousBody !== null || !isSiteKind(kind))
    .map(
      ({ kind, id, previousBody }) =>
        ({
          kind,
          id,
          record: previousBody && readSafeRecord(kind, previousBody).record,
        }) as RecordUpdate,
    )
  return updates.length === 0 ? content : updateContent(content, updates)
}

/** All that a page shows, header and footer included; null where there is no page. */
function resolveText(path: string, content: Content, now: Date): string | null {
  const concrete = planPages(content).paths.get(path)
  if (!concrete) return null
  const site = getSite(content)
  try {
    const { data } = resolvePage({ ...concrete, content, site, now })
    return JSON.stringify([data, resolveShell({ site, content }).shell])
  } catch (error) {
    if (error instanceof PageError) return null
    throw error
  }
}
