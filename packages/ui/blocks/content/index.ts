import { perItem } from '../block.tsx'
import { Content } from './Content.tsx'

export default perItem<'content'>(Content)
