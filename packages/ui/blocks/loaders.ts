import type { ComponentId } from '@lerret/page-engine/page-data'
import { indexByFolder } from '../index-by-folder.ts'
import type { Blocks } from './block.tsx'

type BlockLoaders = { [Component in ComponentId]: () => Promise<Blocks[Component]> }

/** The component of every block, loaded on demand: a browser gets only the code of the blocks it shows. */
export const BLOCK_LOADERS = indexByFolder(
  import.meta.glob('./*/index.ts', { import: 'default' }),
) as BlockLoaders
