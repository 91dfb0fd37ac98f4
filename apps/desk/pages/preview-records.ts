import type { PageDocument } from './commands/page-document.ts'

/** The page and the data of its blocks, as the server previews them. */
export function toPreviewRecords({ page, blockData }: PageDocument) {
  const ids = new Set(page.blocks.flatMap(({ data }) => data))
  const records = Object.values(blockData).filter(({ id }) => ids.has(id))
  return [
    { kind: 'page' as const, id: page.id, body: { ...page } },
    ...records.map((record) => ({ kind: 'block-data' as const, id: record.id, body: { ...record } })),
  ]
}
