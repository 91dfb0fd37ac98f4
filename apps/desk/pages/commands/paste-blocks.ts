import type { PageSource } from '@lerret/model'
import { applyBlockCommand } from './block-commands.ts'
import type { BlockDataRecord, BlockPosition, PageDocument } from './page-document.ts'

/** Inserts blocks below each other, with their data and the sources that they need. */
export interface PasteCommand {
  type: 'pasteBlocks'
  blocks: readonly {
    id: string
    component: string
    hide: boolean
    data: readonly BlockDataRecord[]
  }[]
  sources: readonly PageSource[]
  to: BlockPosition
}

/** The document with the pasted blocks; null when there is no such place. */
export function pasteBlocks(
  document: PageDocument,
  { blocks, sources, to }: PasteCommand,
): PageDocument | null {
  const { page } = document
  const names = new Set(page.sources.map(({ name }) => name))
  if (sources.some(({ name }) => names.has(name))) return null
  const start = sources.length === 0 ? page : { ...page, sources: [...page.sources, ...sources] }
  let pasted: PageDocument | null = { ...document, page: start }
  for (const [index, { id, component, hide, data }] of blocks.entries()) {
    const place = { ...to, position: to.position + index }
    pasted = pasted && applyBlockCommand(pasted, { type: 'insertBlock', id, component, data, to: place })
    if (pasted && hide) pasted = applyBlockCommand(pasted, { type: 'hideBlock', id, isHidden: true })
  }
  return pasted
}
