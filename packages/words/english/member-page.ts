import type { memberPageWords } from '../nynorsk/member-page.ts'
import type { Translation } from '../translation.ts'

/** Words of what a member's own page loads on demand: the next ticket and the diary of films. */
export const MEMBER_PAGE_ENGLISH: Translation<typeof memberPageWords> = {
  nextTicket: 'Next ticket',
  nextTicketShow: 'Show the ticket',
  diary: 'Your film diary',
  diaryEmpty: 'The films you have seen here, and your reviews, will appear here.',
  diarySeen: 'Seen {when}',
  diaryReviewed: 'Reviewed {when}',
  diaryPrompt: 'What did you think?',
  diaryEdit: 'Change',
  diaryHidden: 'The review is hidden from others. Ask us if you wonder why.',
  diaryUnknownFilm: 'A film that is no longer on the programme',
}
