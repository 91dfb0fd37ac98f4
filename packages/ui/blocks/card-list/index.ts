import { perItem } from '../block.tsx'
import { CardList } from './CardList.tsx'

export default perItem<'card-list'>(CardList)
