import { perItem } from '../block.tsx'
import { WatchList } from './WatchList.tsx'

export default perItem<'watch-list'>(WatchList)
