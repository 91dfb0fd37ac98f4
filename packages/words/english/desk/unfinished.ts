import type { unfinishedWords } from '../../nynorsk/desk/unfinished.ts'
import type { Translation } from '../../translation.ts'

/** Words of the list of unfinished work. */
export const UNFINISHED_ENGLISH: Translation<typeof unfinishedWords> = {
  title: 'Unfinished work',
  lead: 'What you have written and not saved as a version. Nobody else sees it.',
  none: 'Everything you have written is saved.',
  here: 'Only in this browser',
  onServer: 'Kept, not saved as a version',
  failed: 'Cannot get what is on the server. What is only here is in the list.',
  untitled: 'Untitled',
  week: 'Week {week} of the week sheet',
  written: '{place} · written {time}',
  open: 'Open',
  openNamed: 'Open {title}',
  discard: 'Discard',
  discardNamed: 'Discard the unfinished work in {title}',
  discarded: '“{title}” is discarded.',
  undo: 'Undo',
  discardFailed: 'Could not discard “{title}”. It is still there.',
  undoFailed: 'Could not restore “{title}”. Try again.',
  signOutLead:
    'Some of this is only in this browser. If you open it while you are online, it is sent to the server. If you log out now, it stays on this computer until you log in on it again.',
  signOutAnyway: 'Log out anyway',
  onToday: 'You have something unfinished',
  all: 'See all',
}
