import { perItem } from '../block.tsx'
import { Reviews } from './Reviews.tsx'

export default perItem<'reviews'>(Reviews)
