import { perItem } from '../block.tsx'
import { Info } from './Info.tsx'

export default perItem<'info'>(Info)
