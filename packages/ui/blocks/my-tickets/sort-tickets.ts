import type { Ticket } from '@lerret/model'

/** Upcoming tickets, the next one first; past ones, the latest first. */
export function sortTickets(tickets: readonly Ticket[], now: string): { upcoming: Ticket[]; past: Ticket[] } {
  const isPast = ({ expirationDate }: Ticket) => Date.parse(expirationDate) <= Date.parse(now)
  const byStart = (a: Ticket, b: Ticket) => Date.parse(a.startTime) - Date.parse(b.startTime)
  return {
    upcoming: tickets.filter((ticket) => !isPast(ticket)).sort(byStart),
    past: tickets.filter(isPast).sort(byStart).reverse(),
  }
}
