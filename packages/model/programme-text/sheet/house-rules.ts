import type { Production } from '../../content/production.ts'
import { DEFAULT_NIGHT_ENDS_AT } from '../cell/clock-time.ts'

/** How a house plans its halls. */
export interface HouseRules {
  /** The minutes before a film. */
  advertsMinutes: number
  /** The minutes between two showings in the same hall. */
  cleaningMinutes: number
  /** How long a production is taken to run when its running time is not known. */
  unknownMinutes: number
  /** Showings that start before this time belong to the evening before. */
  nightEndsAt: string
}

export const DEFAULT_HOUSE_RULES: HouseRules = {
  advertsMinutes: 10,
  cleaningMinutes: 15,
  unknownMinutes: 120,
  nightEndsAt: DEFAULT_NIGHT_ENDS_AT,
}

/** How long a production occupies its hall, cleaning left out. */
export const occupiedMinutes = (
  { object, minutes }: Pick<Production, 'object'> & { minutes?: number | null | undefined },
  { advertsMinutes, unknownMinutes }: HouseRules,
): number => (minutes ?? unknownMinutes) + (object === 'movie' ? advertsMinutes : 0)
