import type { Programme } from '@lerret/api'
import type { DeliveredTicket, TicketDelivery } from '@lerret/api/contracts'
import { findShowing, type OnSale } from './programme.ts'
import type { Purchase } from './purchases.ts'
import { listSeats, type Seat } from './seat-plan.ts'

/** The delivery that the partner's backend gets for a purchase. */
export const toTicketDelivery = (onSale: OnSale, purchase: Purchase, ownUrl: string): TicketDelivery => ({
  DeliveryId: `ordre-${purchase.number}`,
  Email: purchase.email ?? '',
  Tickets: toTickets(onSale, purchase, ownUrl),
})

/** The tickets of purchases; those to showings that are no longer in the programme are left out. */
export const listTickets = (
  programme: Programme | undefined,
  purchases: Purchase[],
  ownUrl: string,
): DeliveredTicket[] =>
  purchases.flatMap((purchase) => {
    const onSale = findShowing(programme, purchase.venueId, purchase.eventId)
    return onSale ? toTickets(onSale, purchase, ownUrl) : []
  })

/** The seats of a purchase, row by row. */
export const seatsInPurchase = ({ programme: { halls }, showing }: OnSale, purchase: Purchase): Seat[] =>
  listSeats(halls, showing.hall).filter(({ id }) => purchase.seats.includes(id))

/** A ticket for each seat, so that a buyer can pass one on. */
function toTickets(onSale: OnSale, purchase: Purchase, ownUrl: string): DeliveredTicket[] {
  const { showing, production } = onSale
  return seatsInPurchase(onSale, purchase).map(({ id, row, number, kind }) => ({
    MovieId: production.reference,
    MovieTitle: production.title,
    Notes: kind === 'companion' ? 'Vis ledsagarbevis i døra.' : '',
    QRCode: `BL:${purchase.number}:${purchase.code}:${id}`,
    QRUrl: `${ownUrl}/${purchase.venueId}/orders/${purchase.token}`,
    StartTime: showing.startsAt,
    ExpirationDate: showing.endsAt,
    Poster: production.poster,
    Screen: showing.hall,
    SeatsInfo: {
      Info: `Ordre ${purchase.number}`,
      Seats: [{ Row: String(row), Seats: String(number) }],
    },
  }))
}
