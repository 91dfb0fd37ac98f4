import { perItem } from '../block.tsx'
import { MyTickets } from './MyTickets.tsx'

export default perItem<'my-tickets'>(MyTickets)
