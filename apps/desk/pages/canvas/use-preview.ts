import { useEffect, useRef, useState } from 'react'
import { type CallInput, type CallReply, callDesk } from '../../data/call-desk.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { NO_PROBLEMS, type PreviewProblems, readProblems } from '../preview-problems.ts'
import { toPreviewRecords } from '../preview-records.ts'

export interface PagePreview {
  /** The whole document; null until the first answer, and while the page cannot be shown at all. */
  html: string | null
  path: string | null
  problems: PreviewProblems
  isIncomplete: boolean
}

const EMPTY: PagePreview = { html: null, path: null, problems: NO_PROBLEMS, isIncomplete: false }

/** The page as it would be with the document. One request at a time: what changes meanwhile is asked for next. */
export function usePreview(document: PageDocument, moment: string | undefined): PagePreview {
  const [preview, setPreview] = useState(EMPTY)
  const wanted = useRef<CallInput<'previewPage'>['body'] | null>(null)
  const isAsking = useRef(false)
  useEffect(() => {
    wanted.current = toRequest(document, moment)
    if (!isAsking.current) void ask()

    async function ask() {
      isAsking.current = true
      while (wanted.current) {
        const body = wanted.current
        wanted.current = null
        const reply = await callDesk('previewPage', { body }).catch(() => null)
        if (reply) setPreview((last) => toPreview(reply, last))
      }
      isAsking.current = false
    }
  }, [document, moment])
  return preview
}

const toRequest = (document: PageDocument, moment: string | undefined) => ({
  records: toPreviewRecords(document),
  ...(moment !== undefined && { moment }),
})

const toPreview = (reply: CallReply<'previewPage'>, last: PagePreview): PagePreview => ({
  // The last page that could be shown stays.
  html: reply.html ?? last.html,
  path: reply.path,
  problems: readProblems(reply),
  isIncomplete: reply.problems.length > 0 || reply.pageProblems.length > 0,
})
