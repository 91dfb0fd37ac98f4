import type { timeWords } from '../../nynorsk/desk/times.ts'
import type { Translation } from '../../translation.ts'

/** Words of days and times at the desk. */
export const TIME_BOKMAAL: Translation<typeof timeWords> = {
  today: 'i dag',
  yesterday: 'i går',
  tomorrow: 'i morgen',
}
