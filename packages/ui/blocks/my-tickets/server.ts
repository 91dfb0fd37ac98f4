import { perItem } from '../block.tsx'
import { MyTicketsOrShared } from './MyTicketsOrShared.tsx'

export default perItem<'my-tickets'>(MyTicketsOrShared)
