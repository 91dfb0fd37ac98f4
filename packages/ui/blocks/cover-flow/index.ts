import { perItem } from '../block.tsx'
import { CoverFlow } from './CoverFlow.tsx'

export default perItem<'cover-flow'>(CoverFlow)
