import { perItem } from '../block.tsx'
import { NewsSubscribe } from './NewsSubscribe.tsx'

export default perItem<'news-subscribe'>(NewsSubscribe)
