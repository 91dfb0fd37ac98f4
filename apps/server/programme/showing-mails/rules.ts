import { MINUTE_MS, type Showing, takesPlace } from '@lerret/model'

/** The facts of a showing that a ticket holder needs to know. */
export type ShowingFacts = Pick<Showing, 'startsAt' | 'hall' | 'state'>

export type ShowingNews = 'cancelled' | 'postponed' | 'moved' | 'back'

/** How long mails wait before they are sent, so that a mistake can be undone. */
export const UNDO_DELAY_MS = 2 * MINUTE_MS

/** The change to mail to a ticket holder who last heard of the showing as it was before; null when there is none. */
export function findNews(before: ShowingFacts, after: ShowingFacts): ShowingNews | null {
  if (!takesPlace(after)) {
    if (after.state === before.state) return null
    return after.state === 'cancelled' ? 'cancelled' : 'postponed'
  }
  const isMoved = Date.parse(before.startsAt) !== Date.parse(after.startsAt) || before.hall !== after.hall
  if (isMoved) return 'moved'
  return takesPlace(before) ? null : 'back'
}

/** Whether the showing that the holder has a ticket for is still to come. */
export const isUpcoming = ({ startsAt }: Pick<ShowingFacts, 'startsAt'>, now: Date): boolean =>
  Date.parse(startsAt) > +now

export const toFacts = ({ startsAt, hall, state }: Showing): ShowingFacts => ({ startsAt, hall, state })
