import type { PageCommand } from './commands/apply-command.ts'

/** What was inserted last, while it is selected: nobody has had the time to fill it in. Its problems are not shown. */
export interface NewBlock {
  /** The selected block. */
  id: string
  /** Whether the block itself is new. Otherwise only some of its records are, such as a slide. */
  isInserted: boolean
  /** The new records of the block. */
  dataIds: readonly string[]
  /** The fields that somebody has left, whose problems are shown. */
  leftFields: readonly NewField[]
}

export interface NewField {
  dataId: string
  /** As in `link.href`. */
  path: string
}

/** What is new after a command. */
export function noteCommand(block: NewBlock | null, command: PageCommand): NewBlock | null {
  if (command.type === 'insertBlock')
    return { id: command.id, isInserted: true, dataIds: command.data.map(({ id }) => id), leftFields: [] }
  if (command.type !== 'addBlockData') return block
  const { id, data } = command
  const known = block?.id === id ? block : { id, isInserted: false, dataIds: [], leftFields: [] }
  return { ...known, dataIds: [...known.dataIds, data.id] }
}

/** What is new after somebody has left a field. */
export const noteLeftField = (block: NewBlock, field: NewField): NewBlock => ({
  ...block,
  leftFields: [...block.leftFields, field],
})

/** Whether a setting is still to be filled in. A list or a group that was left does not say that all of its fields were. */
export const isUntouched = (block: NewBlock | null, { dataId, path }: NewField): boolean =>
  Boolean(block?.dataIds.includes(dataId)) &&
  !block?.leftFields.some((left) => left.dataId === dataId && left.path === path)
