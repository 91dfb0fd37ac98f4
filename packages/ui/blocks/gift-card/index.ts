import { perItem } from '../block.tsx'
import { GiftCard } from './GiftCard.tsx'

export default perItem<'gift-card'>(GiftCard)
