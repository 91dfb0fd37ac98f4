import type { ShowingView } from '@lerret/model'
import { sayMoment, uncapitalised } from '../dates.ts'
import { fill, type Words } from '../words.ts'
import { hasBegun } from './status.ts'

/** What stands at the end of a showing's row: a way to a ticket, or why there is none. */
export type Ticket = { kind: 'buy' | 'get'; href: string } | { kind: 'none'; reason: string } | null

export function ticketOf(showing: ShowingView, words: Words): Ticket {
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

/** What a visitor must know before the ticket: moved, postponed, begun, few left, when the sale opens. */
export function noticeOf(showing: ShowingView, now: string | null, words: Words): string | null {
  const say = (instant: string) => uncapitalised(sayMoment(instant, now, words))
  const { state, ticketStatus, previousStart, saleOpensAt } = showing
  if (state === 'cancelled') return null
  if (state === 'postponed')
    return previousStart ? fill(words.postponedFrom, { when: say(previousStart) }) : words.postponedNoDate

  const notices: string[] = []
  if (state === 'moved' && previousStart) notices.push(fill(words.movedFrom, { when: say(previousStart) }))
  if (hasBegun(showing, now)) notices.push(words.begun)
  if (ticketStatus === 'few-left') notices.push(words.fewLeft)
  if (ticketStatus === 'free' && showing.purchaseHref !== null) notices.push(words.free)
  if (ticketStatus === 'not-yet' && saleOpensAt)
    notices.push(fill(words.saleOpens, { when: say(saleOpensAt) }))
  return notices.length > 0 ? notices.join(' · ') : null
}

/** Whether the time it has is the time it will be. */
export const isOff = ({ state }: ShowingView) => state === 'cancelled' || state === 'postponed'

const none = (reason: string) => ({ kind: 'none', reason }) as const
