import type { Body, Key } from './records.ts'

/** The records that a record names as parts of itself: the data of a page's blocks. */
export function listNamedRecords(kind: string, body: Body | null | undefined): Key[] {
  if (kind !== 'page' || !body) return []
  const blocks = body.blocks as readonly { data: readonly string[] }[]
  return blocks.flatMap(({ data }) => data.map((id) => ({ kind: 'block-data', id })))
}
