import { perItem } from '../block.tsx'
import { MovieInfo } from './MovieInfo.tsx'

export default perItem<'movie-info'>(MovieInfo)
