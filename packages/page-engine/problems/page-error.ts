import type { Reads } from '../incremental/reads.ts'

/** Where on a page something went wrong. */
export interface PageLocation {
  pageId: string
  path: string
  block?: { id: string; position: number; component: string } | undefined
}

/** A page that cannot be built, and where to look. For developers and logs: `/kino, block 3 (program): …`. */
export class PageError extends Error {
  readonly pageId: string
  readonly path: string
  readonly blockId: string | null
  /** Counted from 1, hidden blocks included, as they stand in the page's configuration. */
  readonly blockPosition: number | null
  readonly field: string | null
  /** What had been read when it failed: until one of these changes, it fails again. */
  reads: Reads | null = null

  constructor(location: PageLocation, text: string, field: string | null = null, options?: ErrorOptions) {
    super(`${describeLocation(location)}: ${text}`, options)
    this.name = 'PageError'
    this.pageId = location.pageId
    this.path = location.path
    this.blockId = location.block?.id ?? null
    this.blockPosition = location.block?.position ?? null
    this.field = field
  }
}

/** Takes a step; a fault that nobody foresaw becomes an error of the location, with its cause. */
export function withPageErrors<Result>(location: PageLocation, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof PageError) throw error
    const text = error instanceof Error ? error.message : String(error)
    throw new PageError(location, `unexpected: ${text}`, null, { cause: error })
  }
}

function describeLocation({ path, block }: PageLocation): string {
  if (!block) return path
  const component = block.component === '' ? '' : ` (${block.component})`
  return `${path}, block ${block.position}${component}`
}
