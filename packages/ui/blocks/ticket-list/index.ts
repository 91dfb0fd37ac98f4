import { perItem } from '../block.tsx'
import { TicketList } from './TicketList.tsx'

export default perItem<'ticket-list'>(TicketList)
