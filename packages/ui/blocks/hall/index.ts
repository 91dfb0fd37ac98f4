import { perItem } from '../block.tsx'
import { Hall } from './Hall.tsx'

export default perItem<'hall'>(Hall)
