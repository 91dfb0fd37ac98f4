import type { MyTicketsBlockItem } from '@lerret/page-engine/page-data'
import { MyTickets } from './MyTickets.tsx'
import { SharedTicket } from './SharedTicket.tsx'

/** The member's tickets, or a ticket that somebody was sent, which the server renders. */
export function MyTicketsOrShared({ item }: { item: MyTicketsBlockItem }) {
  return item.shared === undefined ? <MyTickets item={item} /> : <SharedTicket ticket={item.shared} />
}
