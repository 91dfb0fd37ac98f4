import { perItem } from '../block.tsx'
import { Cover } from './Cover.tsx'

export default perItem<'cover'>(Cover)
