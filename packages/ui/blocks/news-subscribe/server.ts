import { perItem } from '../block.tsx'
import { NewsSubscribeAtStep } from './NewsSubscribeAtStep.tsx'

export default perItem<'news-subscribe'>(NewsSubscribeAtStep)
