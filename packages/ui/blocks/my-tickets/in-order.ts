import type { Ticket } from '@lerret/model'

/** The next one first; what is over last, the latest of it first. */
export function inOrder(tickets: readonly Ticket[], now: string): { upcoming: Ticket[]; past: Ticket[] } {
  const isOver = ({ expirationDate }: Ticket) => Date.parse(expirationDate) <= Date.parse(now)
  const byStart = (a: Ticket, b: Ticket) => Date.parse(a.startTime) - Date.parse(b.startTime)
  return {
    upcoming: tickets.filter((ticket) => !isOver(ticket)).sort(byStart),
    past: tickets.filter(isOver).sort(byStart).reverse(),
  }
}
