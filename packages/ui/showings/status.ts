import { hasBegun, hasEnded, type ShowingView } from '@lerret/model'
import type { SiteWords } from '@lerret/words'

/** `off`: cancelled or postponed. `late`: begun or sold out. `note`: other information. */
export interface ShowingStatus {
  tone: 'off' | 'late' | 'note'
  text: string
}

/** The most important fact about a showing in a word or two, for places without room for a ticket button. */
export function getShowingStatus(
  showing: ShowingView,
  now: string | null,
  words: SiteWords,
): ShowingStatus | null {
  if (showing.state === 'cancelled') return { tone: 'off', text: words.cancelled }
  if (showing.state === 'postponed') return { tone: 'off', text: words.postponed }
  if (hasBegunBy(showing, now)) return { tone: 'late', text: words.begun }
  const isMoved = showing.state === 'moved'
  if (showing.ticketStatus === 'sold-out')
    return { tone: 'late', text: isMoved ? `${words.moved} · ${words.soldOut}` : words.soldOut }
  if (isMoved) return { tone: 'note', text: words.moved }
  switch (showing.ticketStatus) {
    case 'not-yet':
      return { tone: 'note', text: words.notOnSale }
    case 'few-left':
      return { tone: 'note', text: words.fewLeft }
    case 'at-door':
      return { tone: 'note', text: words.atDoor }
    case 'free':
      return { tone: 'note', text: words.free }
    default:
      return null
  }
}

/** False as long as the page does not know the time. */
export const hasBegunBy = (showing: ShowingView, now: string | null) =>
  now !== null && hasBegun(showing, Date.parse(now))

/** False as long as the page does not know the time. A page may be older than the end of its showings. */
export const hasEndedBy = (showing: ShowingView, now: string | null) =>
  now !== null && hasEnded(showing, Date.parse(now))
