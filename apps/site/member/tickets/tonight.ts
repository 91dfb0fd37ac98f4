import { MEMBER_PATHS, readOsloClock, type SiteFacts, TICKET_CODE_HASH, type Ticket } from '@lerret/model'
import { formatMoment } from '@lerret/ui'
import type { Member } from '@lerret/ui/member'
import { applySiteOverrides, fill } from '@lerret/words'
import { memberWords } from '@lerret/words/nynorsk/member'

/** The next valid ticket of today. */
export function findTonightsTicket(tickets: readonly Ticket[], now: number): Ticket | undefined {
  const today = readOsloClock(now).date
  return tickets
    .filter(({ expirationDate }) => Date.parse(expirationDate) > now)
    .filter(({ startTime }) => readOsloClock(startTime).date === today)
    .sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0]
}

/** Shows a link to today's ticket at the lower edge of the front page. */
export function showTonightsTicket(member: Member, facts: Pick<SiteFacts, 'words'>) {
  const words = { ...memberWords, ...applySiteOverrides(facts.words) }
  let hasFetched = false
  function update() {
    const bar = document.querySelector<HTMLElement>('[data-tonight]')
    if (!bar) return
    const isWanted = location.pathname === '/' && Boolean(member.session.getState())
    if (isWanted && !hasFetched) {
      hasFetched = true
      void member.fetchTickets()
    }
    const ticket = isWanted && findTonightsTicket(member.tickets.getState().items, member.now())
    bar.hidden = !ticket
    if (!ticket) return
    const when = formatMoment(ticket.startTime, new Date(member.now()).toISOString(), words)
    const link = document.createElement('a')
    link.href = MEMBER_PATHS.tickets + TICKET_CODE_HASH
    link.textContent = fill(words.ticketTonight, { when, title: ticket.movieTitle })
    bar.replaceChildren(link)
  }
  member.tickets.subscribe(update)
  member.session.subscribe(update)
  window.navigation?.addEventListener('navigatesuccess', update)
  update()
}
