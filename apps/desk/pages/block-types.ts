import type { BlockType } from '@lerret/api/contracts'
import { pageWords as words } from '@lerret/words/desk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'
import type { NameBlock } from './commands/sentences.ts'

export type BlockTypes = ReadonlyMap<string, BlockType>
export type Setting = BlockType['settings'][number]

/** The kinds of blocks, by component. */
export const blockTypesQuery = queryOptions({
  queryKey: ['block-types'],
  queryFn: async ({ signal }): Promise<BlockTypes> => {
    const types = await callDesk('blockTypes', { signal })
    return new Map(types.map((type) => [type.component, type]))
  },
  staleTime: 5 * 60_000,
})

export const useBlockTypes = () => useQuery(blockTypesQuery)

/** A block is called by its heading or title; without one, by what it is. */
export const createNameBlock =
  (types: BlockTypes): NameBlock =>
  ({ component, data }, { blockData }) => {
    const { heading, title } = blockData[data[0] ?? '']?.settings ?? {}
    const written = [heading, title].find((text) => typeof text === 'string' && text.trim() !== '')
    return (written as string | undefined) ?? types.get(component)?.name ?? words.unknownBlock
  }
