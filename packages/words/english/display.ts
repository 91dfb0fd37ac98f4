import type { displayWords } from '../nynorsk/display.ts'
import type { Translation } from '../translation.ts'

/** Words of the foyer screen and the poster of the week. */
export const DISPLAY_ENGLISH: Translation<typeof displayWords> = {
  weeks: 'Weeks {from}–{to}',
  nothingThisWeek: 'Nothing on these days.',
  printPoster: 'Print the page to get the poster on one A4 sheet.',
  forThePaper: 'For the local paper',
  forThePaperHow: 'The same programme as plain text. One press selects it all.',
  listed: '{day} at {time}: {title} ({age}), {hall}',
  listedMoment: '{day} at {time}',
  saleFrom: 'On sale from {date}',
  andMore: 'and {count} more',
  inMinutes: 'in {count} min',
  scanForProgramme: 'Programme and tickets',
  screenLastUpdated: 'Offline. Updated {when}.',
  newProgramSoon: 'New programme coming soon',
}
