import type { Showing } from './showing.ts'

/** Whether a showing has begun at a moment, in milliseconds since the epoch. */
export const hasBegun = ({ startsAt }: Pick<Showing, 'startsAt'>, at: number): boolean =>
  Date.parse(startsAt) <= at

/** Whether a showing is over at a moment, in milliseconds since the epoch. */
export const hasEnded = ({ endsAt }: Pick<Showing, 'endsAt'>, at: number): boolean => Date.parse(endsAt) <= at

/** Whether a showing takes place, as planned or moved. A postponed showing has no date yet. */
export const takesPlace = ({ state }: Pick<Showing, 'state'>): boolean =>
  state === 'planned' || state === 'moved'
