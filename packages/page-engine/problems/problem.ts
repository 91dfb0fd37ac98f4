import type { ContentProblemCode } from '@lerret/model'
import type { PageError } from './page-error.ts'

/** A mistake in the content that leaves something out of the site until an editor corrects it. */
export interface Problem {
  code: ContentProblemCode
  /** The record to look at: `page:kino`, `event:e12`. */
  record: string
  pageId: string | null
  path: string | null
  /** The id of the block. */
  block: string | null
  field: string | null
  /** A name that exists, in place of one that does not. */
  suggestion: string | null
  /** A sentence for logs. */
  message: string
}

export function toPageProblem(error: PageError): Problem {
  const { code, pageId, path, blockId, field, suggestion, message } = error
  return { code, record: `page:${pageId}`, pageId, path, block: blockId, field, suggestion, message }
}

interface RecordProblemInput {
  code: ContentProblemCode
  field: string
  text: string
  path?: string | null
}

export function createRecordProblem(
  record: string,
  { code, field, text, path = null }: RecordProblemInput,
): Problem {
  const message = `${record}: ${text}`
  return { code, record, pageId: null, path, block: null, field, suggestion: null, message }
}
