import type { timeWords } from '../../nynorsk/desk/times.ts'
import type { Translation } from '../../translation.ts'

/** Words of days and times at the desk. */
export const TIME_ENGLISH: Translation<typeof timeWords> = {
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
}
