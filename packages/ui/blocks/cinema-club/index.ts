import { perItem } from '../block.tsx'
import { CinemaClub } from './CinemaClub.tsx'

export default perItem<'cinema-club'>(CinemaClub)
