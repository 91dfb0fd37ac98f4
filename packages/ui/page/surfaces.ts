import type { ComponentId, PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/page-engine/page-data'

/** The background: `film` is dark, `paper` is light. */
export type Surface = 'film' | 'paper'

/** Blocks on a dark background; every other block is on a light one. */
const FILM_COMPONENTS: readonly ComponentId[] = [
  'cover-flow',
  'foyer-screen',
  'movie-cover',
  'my-tickets',
  'program',
  'slideshow',
]

/** Blocks without padding on their sides. */
const FULL_WIDTH_COMPONENTS: readonly ComponentId[] = [
  'slideshow',
  'cover',
  'gift-card',
  'foyer-screen',
  'news-subscribe',
  'week-poster',
]

export const fillsColumn = ({ component }: PlacedBlock) => FULL_WIDTH_COMPONENTS.includes(component)

export function getBlockSurface(block: PlacedBlock): Surface {
  if (block.component === 'cover') return block.parts[0]?.tone ?? 'paper'
  return FILM_COMPONENTS.includes(block.component) ? 'film' : 'paper'
}

export const getColumnSurface = ({ blocks }: PlacedColumn): Surface =>
  blocks[0] ? getBlockSurface(blocks[0]) : 'paper'

/** A row is dark only when all its columns are. */
export const getRowSurface = ({ columns }: PlacedRow): Surface =>
  columns.filter(({ blocks }) => blocks.length > 0).every((column) => getColumnSurface(column) === 'film')
    ? 'film'
    : 'paper'
