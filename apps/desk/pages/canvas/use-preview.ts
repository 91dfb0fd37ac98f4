import { useMemo, useRef } from 'react'
import { askForPage } from '../../preview/ask-for-page.ts'
import { type RequestState, useLatestPreview } from '../../preview/use-latest-preview.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { NO_PROBLEMS, type PreviewProblems, readProblems } from '../preview-problems.ts'
import { toPreviewRecords } from '../preview-records.ts'

export interface PagePreview extends RequestState {
  /** The whole document; null until the first answer, and while the page cannot be shown at all. */
  html: string | null
  path: string | null
  problems: PreviewProblems
  isIncomplete: boolean
}

/** The page as it would be with the document. */
export function usePreview(document: PageDocument, moment: string | undefined): PagePreview {
  const input = useMemo(
    () => ({ records: toPreviewRecords(document), ...(moment !== undefined && { moment }) }),
    [document, moment],
  )
  const { reply, ...preview } = useLatestPreview(input, askForPage)
  const problems = useMemo(() => (reply === null ? NO_PROBLEMS : readProblems(reply)), [reply])
  // The last page that could be shown stays.
  const html = useRef<string | null>(null)
  html.current = reply?.html ?? html.current
  return {
    ...preview,
    html: html.current,
    path: reply?.path ?? null,
    problems,
    isIncomplete: reply !== null && (reply.problems.length > 0 || reply.pageProblems.length > 0),
  }
}
