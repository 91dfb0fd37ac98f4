import { perItem } from '../block.tsx'
import { Program } from './Program.tsx'

export default perItem<'program'>(Program)
