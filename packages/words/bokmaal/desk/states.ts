import type { stateWords } from '../../nynorsk/desk/states.ts'
import type { Translation } from '../../translation.ts'

/** The states of a record and of saving, in the words of the glossary. */
export const STATE_BOKMAAL: Translation<typeof stateWords> = {
  statePublished: 'Publisert',
  stateDraft: 'Utkast',
  stateChanged: 'Endret siden publisering',
  statePlanned: 'Planlagt',
  statePlannedAt: 'Planlagt {time}',
  statePlannedUntil: 'Planlagt {time}, blir tatt ned {until}',
  stateTakenDownAt: 'Blir tatt ned {time}',
  stateCancelled: 'Avlyst',

  saved: 'Lagret',
  savedAt: 'Lagret {time}',
  saving: 'Lagrer',
  choose: 'Velg',
  working: 'Arbeider',
  savedHereOnly: 'Bare her, ikke på serveren',
}
