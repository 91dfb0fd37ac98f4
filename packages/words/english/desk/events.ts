import type { eventWords } from '../../nynorsk/desk/events.ts'
import type { Translation } from '../../translation.ts'

/** Words about colleagues who work at the same time. */
export const EVENT_ENGLISH: Translation<typeof eventWords> = {
  isHere: '{name} is here',
  writesHere: '{name} is writing here',
  otherTab: 'You have this open in another tab',
  colleague: 'A colleague',
  savedNews: '{name} saved {fields} {time}.',
  savedShown: '{name} changed {fields}. It is included.',
  showNews: 'Show it here',
  newsKept: 'What you write is not touched.',
  deletedBy: '{name} deleted this {time}. Your text is still here.',
  restoreDeleted: 'Save the text again',
}
