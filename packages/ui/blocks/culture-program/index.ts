import { perItem } from '../block.tsx'
import { CultureProgram } from './CultureProgram.tsx'

export default perItem<'culture-program'>(CultureProgram)
