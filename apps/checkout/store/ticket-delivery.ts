import type { TicketDelivery } from '@lerret/api/contracts'
import type { OnSale } from './programme.ts'
import type { Purchase } from './purchases.ts'
import type { Seat } from './seat-plan.ts'

/** The delivery that the partner's backend gets for a purchase: one ticket for all its seats. */
export function toTicketDelivery(
  { showing, production }: OnSale,
  purchase: Purchase,
  seats: Seat[],
  ownUrl: string,
): TicketDelivery {
  const rows = Map.groupBy(seats, ({ row }) => row)
  const companions = seats.filter(({ kind }) => kind === 'companion').length
  return {
    DeliveryId: `ordre-${purchase.number}`,
    Email: purchase.email ?? '',
    Tickets: [
      {
        MovieId: production.reference,
        MovieTitle: production.title,
        Notes: companions > 0 ? 'Vis ledsagarbevis i døra.' : '',
        QRCode: `BL:${purchase.number}:${purchase.code}`,
        QRUrl: `${ownUrl}/${purchase.venueId}/orders/${purchase.token}`,
        StartTime: showing.startsAt,
        ExpirationDate: showing.endsAt,
        Poster: production.poster,
        Screen: showing.hall,
        SeatsInfo: {
          Info: `Ordre ${purchase.number}`,
          Seats: [...rows].map(([row, places]) => ({
            Row: String(row),
            Seats: places.map(({ number }) => number).join(', '),
          })),
        },
      },
    ],
  }
}
