import type { PageConfig } from '@lerret/model'
import { applyBlockCommand, type BlockCommand } from './block-commands.ts'
import { applyContentCommand, type ContentCommand } from './content-commands.ts'
import type { BlockDataRecord, PageDocument } from './page-document.ts'
import { type PasteCommand, pasteBlocks } from './paste-blocks.ts'
import { applyRowCommand, type RowCommand } from './row-commands.ts'

export type PageCommand = BlockCommand | PasteCommand | RowCommand | ContentCommand

/** Sets fields of the page and records back to what they were: the inverse of a command. null: the record was not there. */
export interface RestoreCommand {
  type: 'restore'
  page: Partial<PageConfig>
  blockData: Readonly<Record<string, BlockDataRecord | null>>
}

export interface AppliedCommand {
  document: PageDocument
  /** Restores the document exactly. */
  inverse: RestoreCommand
}

/** Carries out a command. null when it cannot be carried out, or changes nothing. */
export function applyCommand(
  document: PageDocument,
  command: PageCommand | RestoreCommand,
): AppliedCommand | null {
  const next = changeDocument(document, command)
  if (!next) return null
  const inverse = findDifferences(next, document)
  const isChanged = Object.keys(inverse.page).length > 0 || Object.keys(inverse.blockData).length > 0
  return isChanged ? { document: next, inverse } : null
}

function changeDocument(document: PageDocument, command: PageCommand | RestoreCommand): PageDocument | null {
  switch (command.type) {
    case 'restore':
      return restore(document, command)
    case 'pasteBlocks':
      return pasteBlocks(document, command)
    case 'addRow':
    case 'moveRow':
    case 'removeRow':
    case 'setRowContainer':
    case 'splitColumn':
    case 'mergeColumns':
    case 'setSpan':
    case 'setColumnOrder':
    case 'resetWidth':
      return applyRowCommand(document, command)
    case 'setTitle':
    case 'setPath':
    case 'addSource':
    case 'setSource':
    case 'removeSource':
    case 'setMeta':
      return applyContentCommand(document, command)
    default:
      return applyBlockCommand(document, command)
  }
}

function restore({ page, blockData }: PageDocument, command: RestoreCommand): PageDocument {
  const records = Object.entries({ ...blockData, ...command.blockData }).flatMap(([id, record]) =>
    record ? [[id, record] as const] : [],
  )
  return { page: { ...page, ...command.page }, blockData: Object.fromEntries(records) }
}

/** The fields and records of the second document that the first has differently. Unchanged values are the same objects. */
export function findDifferences(from: PageDocument, to: PageDocument): RestoreCommand {
  const names = Object.keys(to.page) as (keyof PageConfig)[]
  const ids = new Set([...Object.keys(from.blockData), ...Object.keys(to.blockData)])
  return {
    type: 'restore',
    page: Object.fromEntries(
      names.filter((name) => from.page[name] !== to.page[name]).map((name) => [name, to.page[name]]),
    ),
    blockData: Object.fromEntries(
      [...ids]
        .filter((id) => from.blockData[id] !== to.blockData[id])
        .map((id) => [id, to.blockData[id] ?? null]),
    ),
  }
}
