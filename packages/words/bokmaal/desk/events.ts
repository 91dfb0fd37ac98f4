import type { eventWords } from '../../nynorsk/desk/events.ts'
import type { Translation } from '../../translation.ts'

/** Words about colleagues who work at the same time. */
export const EVENT_BOKMAAL: Translation<typeof eventWords> = {
  isHere: '{name} er her',
  writesHere: '{name} skriver her',
  otherTab: 'Du har dette åpent i en annen fane',
  colleague: 'En kollega',
  savedNews: '{name} lagret {fields} {time}.',
  savedShown: '{name} endret {fields}. Det er tatt med.',
  showNews: 'Vis det her',
  newsKept: 'Det du skriver, blir ikke rørt.',
  deletedBy: '{name} slettet dette {time}. Teksten din står her fortsatt.',
  restoreDeleted: 'Lagre teksten på nytt',
}
