import type { OPENING_HOURS_NYNORSK } from '../../nynorsk/server/opening-hours.ts'
import type { Translation } from '../../translation.ts'

/** Opening hours as lines of text. */
export const OPENING_HOURS_BOKMAAL: Translation<typeof OPENING_HOURS_NYNORSK> = {
  twoDays: '{first} og {last}',
}
