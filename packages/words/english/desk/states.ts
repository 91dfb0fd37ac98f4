import type { stateWords } from '../../nynorsk/desk/states.ts'
import type { Translation } from '../../translation.ts'

/** The states of a record and of saving, in the words of the glossary. */
export const STATE_ENGLISH: Translation<typeof stateWords> = {
  statePublished: 'Published',
  stateDraft: 'Draft',
  stateChanged: 'Changed since publishing',
  statePlanned: 'Planned',
  statePlannedAt: 'Planned for {time}',
  statePlannedUntil: 'Planned for {time}, taken down {until}',
  stateTakenDownAt: 'Will be taken down {time}',
  stateCancelled: 'Cancelled',

  saved: 'Saved',
  savedAt: 'Saved {time}',
  saving: 'Saving',
  choose: 'Choose',
  working: 'Working',
  savedHereOnly: 'Only here, not on the server',
}
