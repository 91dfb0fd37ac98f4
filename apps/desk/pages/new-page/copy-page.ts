import { createId as createRandomId } from '../../data/create-id.ts'
import type { BlockDataRecord, PageDocument } from '../commands/page-document.ts'
import type { NewPageFields } from './page-templates.ts'

/** A page with the rows, blocks and sources of another, whose block data are records of its own. */
export function copyPage(
  { page, blockData }: PageDocument,
  fields: NewPageFields,
  createId: () => string = createRandomId,
): PageDocument {
  const copies = new Map<string, BlockDataRecord>()
  const copyData = (id: string): string[] => {
    const record = blockData[id]
    if (!record) return []
    // Blocks that show the same record still do so in the copy.
    const copy = copies.get(id) ?? { ...record, id: createId() }
    copies.set(id, copy)
    return [copy.id]
  }
  const blocks = page.blocks.map((block) => ({
    ...block,
    id: createId(),
    data: block.data.flatMap(copyData),
  }))
  return {
    page: { ...page, ...fields, pageType: 'ordinary', blocks },
    blockData: Object.fromEntries([...copies.values()].map((record) => [record.id, record])),
  }
}
