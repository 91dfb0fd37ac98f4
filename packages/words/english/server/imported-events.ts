import type { importedEventWords } from '../../nynorsk/server/imported-events.ts'
import type { Translation } from '../../translation.ts'

/** What events have whose old site or ticketing provider named neither kind nor place, until an editor replaces it. */
export const IMPORTED_EVENT_ENGLISH: Translation<typeof importedEventWords> = {
  importEventKind: 'Event',
  importHall: 'The venue',
  feedHall: 'The hall',
}
