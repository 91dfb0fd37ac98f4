import { perItem } from '../block.tsx'
import { ManualCardList } from './ManualCardList.tsx'

export default perItem<'manual-card-list'>(ManualCardList)
