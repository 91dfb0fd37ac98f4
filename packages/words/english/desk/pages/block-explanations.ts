import type { blockExplanationWords } from '../../../nynorsk/desk/pages/block-explanations.ts'
import type { Translation } from '../../../translation.ts'

/** Why a block shows a record, and why it leaves out another. */
export const BLOCK_EXPLANATION_ENGLISH: Translation<typeof blockExplanationWords> = {
  title: 'Why is this here?',
  loading: 'Checking …',
  unresolved: 'The block cannot be shown yet, so there is nothing to explain.',
  noSources: 'The block takes nothing from a source. It shows what is in the fields above.',
  fromSource: 'Takes: {source}.',
  shownNone: 'The block shows nothing from its sources now.',
  shownCount: 'The block shows {count} now:',
  more: 'and {count} more',
  changedBy: 'Changed by {author}, {when}',
  search: 'Search for something that is not here',
  searchHelp: 'Enter the title to see what keeps it out.',
  noRecords: 'No results.',
  other: 'Search for something else',

  reasonShown: '“{title}” is here.',
  reasonNotPublic: '“{title}” is not published.',
  reasonProductionNotPublic: 'What is shown is not published.',
  reasonOtherKind: 'The block does not take this: none of its sources find it.',
  reasonUpcoming: 'The showing is over.',
  reasonListedProduction:
    'The showing belongs to something that the source of films and events does not find.',
  reasonHasShowings: '“{title}” has no coming showing.',
  reasonNextDays: 'The block shows the next two days with showings. “{title}” comes later.',
  reasonDays: 'The block shows {from} to {to}. “{title}” is not on then.',
  reasonDaysFrom: 'The block shows from {from}. “{title}” began before that.',
  reasonLimit: '“{title}” is number {place} of {limit}.',
  reasonShowingLimit: 'The block shows {limit} showings of each. This is number {place}.',
  thisSource: 'that the block uses',
  reasonFilter: 'The source “{source}” includes only {property} “{value}”. “{title}” has “{values}”.',
  reasonFilterEmpty: 'The source “{source}” includes only {property} “{value}”. “{title}” has nothing there.',
  reasonObjectMovie: 'The source “{source}” finds only films. “{title}” is an event.',
  reasonObjectCulture: 'The source “{source}” finds only events. “{title}” is a film.',
  reasonShownNow: 'The source “{source}” finds only what is on now. “{title}” is set for later.',
  reasonComing:
    'The source “{source}” finds only what comes later. “{title}” is set as something that is on now.',
}
