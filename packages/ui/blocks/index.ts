import { indexByFolder } from '../index-by-folder.ts'
import type { Blocks } from './block.tsx'

/** The component of every block, for the server. Some blocks have steps that only the server renders: those have a `server.ts`. */
export const BLOCKS = {
  ...indexByFolder(import.meta.glob('./*/index.ts', { import: 'default', eager: true })),
  ...indexByFolder(import.meta.glob('./*/server.ts', { import: 'default', eager: true })),
} as Blocks
