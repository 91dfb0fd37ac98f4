import type { openingHoursWords } from '../../nynorsk/server/opening-hours.ts'
import type { Translation } from '../../translation.ts'

/** Opening hours as lines of text. */
export const OPENING_HOURS_ENGLISH: Translation<typeof openingHoursWords> = {
  twoDays: '{first} and {last}',
}
