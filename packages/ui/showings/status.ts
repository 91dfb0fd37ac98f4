import type { ShowingView } from '@lerret/model'
import type { Words } from '../words.ts'

/** Why a showing is not simply one to go to: `off` will not be, `late` has begun or is full, `note` is worth knowing. */
export interface Status {
  tone: 'off' | 'late' | 'note'
  text: string
}

/** The one thing to know of a showing, in a word or two, where there is no room for more and no ticket to press. */
export function statusOf(showing: ShowingView, now: string | null, words: Words): Status | null {
  if (showing.state === 'cancelled') return { tone: 'off', text: words.cancelled }
  if (showing.state === 'postponed') return { tone: 'off', text: words.postponed }
  if (hasBegun(showing, now)) return { tone: 'late', text: words.begun }
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

export const hasBegun = ({ startsAt }: ShowingView, now: string | null) => isPast(startsAt, now)

/** As a page that was made some time ago may come to find. */
export const hasEnded = ({ endsAt }: ShowingView, now: string | null) => isPast(endsAt, now)

/** Instants are compared as moments: they are written with and without milliseconds. */
const isPast = (instant: string, now: string | null) => now !== null && Date.parse(instant) <= Date.parse(now)
