import type { ComponentId, PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/model'

/** The background: `film` is dark, `paper` is light. */
export type Surface = 'film' | 'paper'

const COMPONENT_SURFACES: Record<ComponentId, Surface> = {
  'app-links': 'paper',
  article: 'paper',
  'article-card-list': 'paper',
  'card-list': 'paper',
  'cinema-club': 'paper',
  content: 'paper',
  'cookie-list': 'paper',
  cover: 'paper',
  'cover-flow': 'film',
  'create-account': 'paper',
  'culture-program': 'paper',
  'events-list': 'paper',
  'forgot-password': 'paper',
  'foyer-screen': 'film',
  'gift-card': 'paper',
  info: 'paper',
  login: 'paper',
  'manual-card-list': 'paper',
  'modal-dialog': 'paper',
  'movie-cover': 'film',
  'movie-info': 'paper',
  'my-tickets': 'film',
  'news-subscribe': 'paper',
  profile: 'paper',
  program: 'film',
  'quick-links': 'paper',
  'reset-password': 'paper',
  reviews: 'paper',
  schedule: 'paper',
  'search-field': 'paper',
  'search-results': 'paper',
  slideshow: 'film',
  ticket: 'paper',
  'ticket-list': 'paper',
  'watch-list': 'paper',
  'week-poster': 'paper',
}

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
  return COMPONENT_SURFACES[block.component]
}

export const getColumnSurface = ({ blocks }: PlacedColumn): Surface =>
  blocks[0] ? getBlockSurface(blocks[0]) : 'paper'

/** A row is dark only when all its columns are. */
export const getRowSurface = ({ columns }: PlacedRow): Surface =>
  columns.filter(({ blocks }) => blocks.length > 0).every((column) => getColumnSurface(column) === 'film')
    ? 'film'
    : 'paper'
