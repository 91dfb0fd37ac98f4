import type { ContentProblemCode } from '@lerret/model'
import type { Reads } from '../incremental/reads.ts'

/** Where on a page an error occurred. */
export interface PageLocation {
  pageId: string
  path: string
  block?: { id: string; position: number; component: string } | undefined
}

interface PageErrorInput {
  code: ContentProblemCode
  text: string
  field?: string | null
  suggestion?: string | undefined
  cause?: unknown
}

/** A page that cannot be resolved, and where to look. For developers and logs: `/kino, block 3 (program): …`. */
export class PageError extends Error {
  readonly code: ContentProblemCode
  /** A name that exists and is similar to the one that does not. */
  readonly suggestion: string | null
  readonly pageId: string
  readonly path: string
  readonly blockId: string | null
  /** Counted from 1, hidden blocks included, in the order of the page's configuration. */
  readonly blockPosition: number | null
  readonly field: string | null
  /** The reads of the page when it failed: it fails again until one of these changes. */
  reads: Reads | null = null

  constructor(location: PageLocation, { code, text, field = null, suggestion, cause }: PageErrorInput) {
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
    super(`${describeLocation(location)}: ${text}${hint}`, cause === undefined ? undefined : { cause })
    this.name = 'PageError'
    this.code = code
    this.suggestion = suggestion ?? null
    this.pageId = location.pageId
    this.path = location.path
    this.blockId = location.block?.id ?? null
    this.blockPosition = location.block?.position ?? null
    this.field = field
  }
}

/** Runs a step; an unexpected error becomes a PageError at the location, with its cause. */
export function withPageErrors<Result>(location: PageLocation, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof PageError) throw error
    const text = error instanceof Error ? error.message : String(error)
    throw new PageError(location, { code: 'unexpected', text: `unexpected: ${text}`, cause: error })
  }
}

function describeLocation({ path, block }: PageLocation): string {
  if (!block) return path
  const component = block.component === '' ? '' : ` (${block.component})`
  return `${path}, block ${block.position}${component}`
}
