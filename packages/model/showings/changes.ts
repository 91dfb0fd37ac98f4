import { z } from 'zod'
import { Instant } from '../content/fields.ts'
import { MINUTE_MS } from '../time/durations.ts'
import { addDays, osloClock, osloInstant } from '../time/oslo-time.ts'
import { Access, type Showing } from './showing.ts'
import { applyShowingAct, moveShowing } from './showing-acts.ts'
import { takesPlace } from './showing-rules.ts'

const Notice = z.string().trim().max(300).optional()

/** A change that an editor makes to one or several showings at once. */
export const ShowingChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('cancel'), notice: Notice }),
  z.object({ type: z.literal('postpone'), notice: Notice }),
  z.object({
    type: z.literal('move'),
    startsAt: Instant,
    hall: z.string().min(1).optional(),
    notice: Notice,
  }),
  z.object({ type: z.literal('sell-out'), notice: Notice }),
  z.object({ type: z.literal('restore') }),
  z.object({
    type: z.literal('shift'),
    days: z.int().min(-365).max(365),
    minutes: z.int().min(-1440).max(1440),
    notice: Notice,
  }),
  z.object({ type: z.literal('hall'), hall: z.string().trim().min(1).max(120), notice: Notice }),
  z.object({ type: z.literal('label'), label: z.string().trim().max(120) }),
  z.object({ type: z.literal('price'), priceFrom: z.number().nonnegative().max(100_000).nullable() }),
  z.object({ type: z.literal('access'), access: Access, isOffered: z.boolean() }),
])
export type ShowingChange = z.infer<typeof ShowingChange>

/** A showing after a change. When a public showing that takes place gets another time or hall, visitors read that it was moved. */
export function applyShowingChange(showing: Showing, change: ShowingChange, isPublic: boolean): Showing {
  switch (change.type) {
    case 'shift':
      return shiftShowing(showing, change, isPublic)
    case 'hall':
      return isPublic && takesPlace(showing)
        ? moveShowing(showing, { startsAt: showing.startsAt, hall: change.hall, ...withNotice(change) })
        : { ...showing, hall: change.hall }
    case 'label': {
      const { label: _, ...rest } = showing
      return change.label === '' ? rest : { ...rest, label: change.label }
    }
    case 'price': {
      const { priceFrom: _, ...rest } = showing
      return change.priceFrom === null ? rest : { ...rest, priceFrom: change.priceFrom }
    }
    case 'access': {
      const others = showing.access.filter((each) => each !== change.access)
      const isSame = showing.access.includes(change.access) === change.isOffered
      return isSame ? showing : { ...showing, access: change.isOffered ? [...others, change.access] : others }
    }
    case 'move':
      return moveShowing(showing, {
        startsAt: change.startsAt,
        ...(change.hall !== undefined && { hall: change.hall }),
        ...withNotice(change),
      })
    case 'restore':
      return applyShowingAct(showing, change)
    default:
      return applyShowingAct(showing, { type: change.type, ...withNotice(change) })
  }
}

const withNotice = ({ notice }: { notice?: string | undefined }) => (notice ? { notice } : {})

/** Days are counted by the calendar, so that 18.00 stays 18.00 when the clocks change between. */
function shiftShowing(
  showing: Showing,
  { days, minutes, notice }: { days: number; minutes: number; notice?: string | undefined },
  isPublic: boolean,
): Showing {
  const { date, time } = osloClock(showing.startsAt)
  const sameTime = days === 0 ? Date.parse(showing.startsAt) : +osloInstant(addDays(date, days), time)
  const startsAt = new Date(sameTime + minutes * MINUTE_MS).toISOString()
  if (isPublic && takesPlace(showing)) return moveShowing(showing, { startsAt, ...withNotice({ notice }) })
  const delay = Date.parse(startsAt) - Date.parse(showing.startsAt)
  return { ...showing, startsAt, endsAt: new Date(Date.parse(showing.endsAt) + delay).toISOString() }
}

/** A new showing like another one, at another time: planned, not sold by the provider, and without its notices. */
export function copyShowing(
  { state: _, previousStart: __, notice: ___, checkout, saleOpensAt: ____, ...showing }: Showing,
  { id, startsAt, hall = showing.hall }: { id: string; startsAt: string; hall?: string },
): Showing {
  const delay = Date.parse(startsAt) - Date.parse(showing.startsAt)
  const isSoldElsewhere = checkout !== undefined || !['at-door', 'free'].includes(showing.ticketStatus)
  return {
    ...showing,
    id,
    startsAt,
    endsAt: new Date(Date.parse(showing.endsAt) + delay).toISOString(),
    hall,
    state: 'planned',
    ...(isSoldElsewhere && { ticketStatus: 'at-door' }),
  }
}

/** A public showing that was typed over: it is moved from the start that visitors know, or as planned when it has that start again. */
export function markAsMoved({ previousStart: _, ...showing }: Showing, before: Showing): Showing {
  const { state, previousStart } = moveShowing(before, { startsAt: showing.startsAt })
  return { ...showing, state, ...(previousStart !== undefined && { previousStart }) }
}
