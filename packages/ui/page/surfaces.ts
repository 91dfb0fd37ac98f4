import type { ComponentId, PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/model'

/** Film is dark as an auditorium; culture, news and everything that is read is light as print. */
export type Surface = 'film' | 'paper'

const SURFACES: Record<ComponentId, Surface> = {
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

/** Blocks that fill their column to its edges. */
const FILLING: readonly ComponentId[] = [
  'slideshow',
  'cover',
  'gift-card',
  'foyer-screen',
  'news-subscribe',
  'week-poster',
]

export const fillsColumn = ({ component }: PlacedBlock) => FILLING.includes(component)

export function surfaceOfBlock(block: PlacedBlock): Surface {
  if (block.component === 'cover') return block.parts[0]?.tone ?? 'paper'
  return SURFACES[block.component]
}

export const surfaceOfColumn = ({ blocks }: PlacedColumn): Surface =>
  blocks[0] ? surfaceOfBlock(blocks[0]) : 'paper'

/** A row is dark when all that stands in it is. */
export const surfaceOfRow = ({ columns }: PlacedRow): Surface =>
  columns.filter(({ blocks }) => blocks.length > 0).every((column) => surfaceOfColumn(column) === 'film')
    ? 'film'
    : 'paper'
