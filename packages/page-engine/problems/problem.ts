import type { PageError } from './page-error.ts'

/** A mistake in the content that leaves something out of the site until an editor corrects it. */
export interface Problem {
  /** The record to look at: `page:kino`, `event:e12`. */
  record: string
  pageId: string | null
  path: string | null
  /** The id of the block. */
  block: string | null
  field: string | null
  message: string
}

export function toPageProblem(error: PageError): Problem {
  const { pageId, path, blockId, field, message } = error
  return { record: `page:${pageId}`, pageId, path, block: blockId, field, message }
}

export function createRecordProblem(
  record: string,
  field: string,
  text: string,
  path: string | null = null,
): Problem {
  return { record, pageId: null, path, block: null, field, message: `${record}: ${text}` }
}
