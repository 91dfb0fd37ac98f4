import type { Showing } from './showing.ts'
import { takesPlace } from './showing-rules.ts'

/** An act of an editor on a single showing. The desk shows the sentence of visitors before, and saves the record before to undo it. */
export type ShowingAct =
  | { type: 'cancel'; notice?: string }
  | { type: 'postpone'; notice?: string }
  | { type: 'move'; startsAt: string; hall?: string; notice?: string }
  | { type: 'sell-out'; notice?: string }
  | { type: 'restore' }

export function applyShowingAct(showing: Showing, act: ShowingAct): Showing {
  switch (act.type) {
    case 'cancel':
      return cancelShowing(showing, act)
    case 'postpone':
      return postponeShowing(showing, act)
    case 'move':
      return moveShowing(showing, act)
    case 'sell-out':
      return markSoldOut(showing, act)
    case 'restore':
      return restoreShowing(showing)
  }
}

/** The acts that change something about a showing. */
export function listPossibleActs(showing: Showing): ShowingAct['type'][] {
  const { state, ticketStatus } = showing
  const isOn = takesPlace(showing)
  return [
    ...(state === 'cancelled' ? [] : (['cancel'] as const)),
    ...(isOn ? (['postpone'] as const) : []),
    'move',
    ...(isOn && ticketStatus !== 'sold-out' ? (['sell-out'] as const) : []),
    ...(!isOn || ticketStatus === 'sold-out' ? (['restore'] as const) : []),
  ]
}

/** A reason that visitors read beside the state; none when it is left out. */
interface WithNotice {
  notice?: string
}

export const cancelShowing = (showing: Showing, { notice }: WithNotice = {}): Showing =>
  withNotice({ ...showing, state: 'cancelled' }, notice)

/** Postpones a showing without a new date. The start that visitors know becomes the former one. */
export const postponeShowing = (showing: Showing, { notice }: WithNotice = {}): Showing =>
  withNotice({ ...showing, state: 'postponed', previousStart: showing.startsAt }, notice)

/**
 * To another time or hall, as long as before. It is marked as moved when its start differs from the one that visitors know; moved back
 * to that start, it is planned again.
 */
export function moveShowing(
  showing: Showing,
  { startsAt, hall = showing.hall, notice }: { startsAt: string; hall?: string } & WithNotice,
): Showing {
  const { previousStart, ...rest } = showing
  const knownStart = previousStart ?? showing.startsAt
  const delay = Date.parse(startsAt) - Date.parse(showing.startsAt)
  const isMoved = Date.parse(startsAt) !== Date.parse(knownStart)
  const moved: Showing = {
    ...rest,
    startsAt,
    endsAt: new Date(Date.parse(showing.endsAt) + delay).toISOString(),
    hall,
    state: isMoved ? 'moved' : 'planned',
    ...(isMoved && { previousStart: knownStart }),
  }
  return withNotice(moved, notice)
}

export const markSoldOut = (showing: Showing, { notice }: WithNotice = {}): Showing =>
  withNotice({ ...showing, ticketStatus: 'sold-out' }, notice)

/** Plans a showing again after it was cancelled, postponed or sold out. A showing that was moved before stays moved. */
export function restoreShowing(showing: Showing): Showing {
  const { notice: _, previousStart, ...rest } = showing
  const isMoved = previousStart !== undefined && Date.parse(previousStart) !== Date.parse(showing.startsAt)
  const wasSoldOut = takesPlace(showing) && showing.ticketStatus === 'sold-out'
  return {
    ...rest,
    state: isMoved ? 'moved' : 'planned',
    ...(isMoved && { previousStart }),
    ...(wasSoldOut && { ticketStatus: showing.checkout ? 'on-sale' : 'at-door' }),
  }
}

function withNotice({ notice: _, ...showing }: Showing, notice: string | undefined): Showing {
  const text = notice?.trim()
  return text ? { ...showing, notice: text } : showing
}
