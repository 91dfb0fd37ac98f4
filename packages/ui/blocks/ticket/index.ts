import { perItem } from '../block.tsx'
import { Ticket } from './Ticket.tsx'

export default perItem<'ticket'>(Ticket)
