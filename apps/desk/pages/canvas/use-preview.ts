import { useMemo, useRef } from 'react'
import { askForPage } from '../../preview/ask-for-page.ts'
import { type RequestState, useLatestPreview } from '../../preview/use-latest-preview.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NewBlock } from '../new-block.ts'
import { NO_PROBLEMS, type PreviewProblems, readProblems } from '../preview-problems.ts'
import { toPreviewRecords } from '../preview-records.ts'

export interface PagePreview extends RequestState {
  /** The whole document; null until the first answer, and while the page cannot be shown at all. */
  html: string | null
  path: string | null
  problems: PreviewProblems
}

/** The page as it would be with the document. */
export function usePreview(
  document: PageDocument,
  moment: string | undefined,
  newBlock: NewBlock | null,
): PagePreview {
  const input = useMemo(
    () => ({ records: toPreviewRecords(document), ...(moment !== undefined && { moment }) }),
    [document, moment],
  )
  const { reply, ...preview } = useLatestPreview(input, askForPage)
  const problems = useMemo(
    () => (reply === null ? NO_PROBLEMS : readProblems(reply, newBlock)),
    [reply, newBlock],
  )
  // The last page that could be shown stays.
  const html = useRef<string | null>(null)
  html.current = reply?.html ?? html.current
  return {
    ...preview,
    html: html.current,
    path: reply?.path ?? null,
    problems,
  }
}
