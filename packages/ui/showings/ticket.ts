import { type ShowingView, takesPlace } from '@lerret/model'
import { fill, type SiteWords } from '@lerret/words'
import { formatMoment, uncapitalize } from '../dates.ts'
import { hasBegunBy } from './status.ts'

/** A link to a ticket, or the reason why there is none; null when nothing is known. */
export type TicketOption = { kind: 'buy' | 'get'; href: string } | { kind: 'none'; reason: string } | null

export function getTicketOption(showing: ShowingView, words: SiteWords): TicketOption {
  if (showing.state === 'cancelled') return none(words.cancelled)
  if (showing.state === 'postponed') return none(words.postponed)

  const { purchaseHref: href } = showing
  switch (showing.ticketStatus) {
    case 'sold-out':
      return none(words.soldOut)
    case 'at-door':
      return none(words.atDoor)
    case 'not-yet':
      return none(words.notOnSale)
    case 'free':
      return href === null ? none(words.free) : { kind: 'get', href }
    default:
      return href === null ? null : { kind: 'buy', href }
  }
}

/** What a visitor must know before buying: moved, postponed, why, begun, few tickets left, when the sale opens. */
export function formatNotice(showing: ShowingView, now: string | null, words: SiteWords): string | null {
  const formatInstant = (instant: string) => uncapitalize(formatMoment(instant, now, words), words)
  const { state, ticketStatus, previousStart, saleOpensAt } = showing
  const notices: string[] = []
  if (state === 'postponed')
    notices.push(
      previousStart
        ? fill(words.postponedFrom, { when: formatInstant(previousStart) })
        : words.postponedNoDate,
    )
  if (state === 'moved' && previousStart)
    notices.push(fill(words.movedFrom, { when: formatInstant(previousStart) }))
  if (showing.notice) notices.push(showing.notice)
  if (takesPlace(showing)) {
    if (hasBegunBy(showing, now)) notices.push(words.begun)
    if (ticketStatus === 'few-left') notices.push(words.fewLeft)
    if (ticketStatus === 'free' && showing.purchaseHref !== null) notices.push(words.free)
    if (ticketStatus === 'not-yet' && saleOpensAt)
      notices.push(fill(words.saleOpens, { when: formatInstant(saleOpensAt) }))
  }
  return notices.join(' · ') || null
}

const none = (reason: string) => ({ kind: 'none', reason }) as const
