import { perItem } from '../block.tsx'
import { MovieCover } from './MovieCover.tsx'

export default perItem<'movie-cover'>(MovieCover)
